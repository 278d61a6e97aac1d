import { useState } from "react";

import type { CalendarEvent } from "../../calendar";
import { VisuallyHidden } from "../frame/VisuallyHidden";
import { Icon } from "../pictures/Icon";
import s from "./AddToCalendar.module.css";
import { Button } from "./Button";
import { saveFile } from "./saveFile";

export interface AddToCalendarProps {
  readonly event: CalendarEvent;
  /** Without its ending. */
  readonly fileName: string;
  /** What is added, read out where a page has several of these. */
  readonly name?: string;
  readonly texts: {
    readonly add: string;
    readonly addNamed: (name: string) => string;
    /** Said once the file is there. */
    readonly done: string;
    readonly failed: string;
  };
}

/** Gives the visitor a calendar file; what writes it comes with the first click. */
export const AddToCalendar = ({ event, fileName, name, texts }: AddToCalendarProps) => {
  const [notice, setNotice] = useState<"done" | "failed" | null>(null);

  const download = async () => {
    const code = await import(/* webpackChunkName: "ics" */ "../../calendar").catch(() => null);
    if (code) saveFile(`${fileName}.ics`, "text/calendar;charset=utf-8", code.makeIcs(event, new Date()));
    setNotice(code ? "done" : "failed");
  };

  return (
    <div className={s.place}>
      <Button
        variant="quiet"
        size="small"
        className={s.button}
        {...(name && { "aria-label": texts.addNamed(name) })}
        onClick={() => void download()}
      >
        <Icon name="calendar" /> {texts.add}
      </Button>
      <span role="status" className={s.notice}>
        {notice === "done" && <VisuallyHidden>{texts.done}</VisuallyHidden>}
        {notice === "failed" && texts.failed}
      </span>
    </div>
  );
};
