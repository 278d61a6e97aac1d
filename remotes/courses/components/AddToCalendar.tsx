import { useMessages } from "@serambi/kernel/remote";
import { Button, Icon, VisuallyHidden } from "@serambi/kernel/ui";
import { useState } from "react";

import type { CalendarEvent } from "../contract/ics";
import type { Messages } from "../messages/id";
import s from "./AddToCalendar.module.css";
import { saveFile } from "./saveFile";

interface AddToCalendarProps {
  readonly event: CalendarEvent;
  /** Without its ending. */
  readonly fileName: string;
  /** What is added, read out where a page has several of these. */
  readonly name?: string;
}

/** Gives the visitor a calendar file; what writes it comes with the first click. */
export const AddToCalendar = ({ event, fileName, name }: AddToCalendarProps) => {
  const t = useMessages<Messages>();
  const [notice, setNotice] = useState<"done" | "failed" | null>(null);

  const download = async () => {
    const code = await import(/* webpackChunkName: "ics" */ "../contract/ics").catch(() => null);
    if (code) saveFile(`${fileName}.ics`, "text/calendar;charset=utf-8", code.makeIcs(event, new Date()));
    setNotice(code ? "done" : "failed");
  };

  return (
    <div className={s.place}>
      <Button
        variant="quiet"
        size="small"
        className={s.button}
        {...(name && { "aria-label": t["calendar.addNamed"](name) })}
        onClick={() => void download()}
      >
        <Icon name="calendar" /> {t["calendar.add"]}
      </Button>
      <span role="status" className={s.notice}>
        {notice === "done" && <VisuallyHidden>{t["calendar.done"]}</VisuallyHidden>}
        {notice === "failed" && t["calendar.failed"]}
      </span>
    </div>
  );
};
