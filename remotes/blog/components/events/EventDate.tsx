import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";

import { dayOf } from "../../contract/events/eventTime";
import type { Messages } from "../../messages/id";
import s from "./EventDate.module.css";
import { weekdayText } from "./eventTexts";

interface EventDateProps {
  /** With the offset of the event's own zone. */
  readonly moment: string;
  /** `poster`: as large as a page's title. */
  readonly size?: "row" | "poster";
}

/** A day as on a tear-off calendar: the number large, its month and weekday with it. */
export const EventDate = ({ moment, size = "row" }: EventDateProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const [day, month, year] = formatDate(dayOf(moment), language, size === "row" ? "short" : "long").split(" ");
  return (
    <time className={s.date} data-size={size} dateTime={moment}>
      <span className={s.day}>{day}</span>{" "}
      <span>
        {month} {year}
      </span>{" "}
      <span>{weekdayText(moment, t)}</span>
    </time>
  );
};
