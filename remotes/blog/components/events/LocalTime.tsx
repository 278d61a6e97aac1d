import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { useSyncExternalStore } from "react";

import { dayOf } from "../../contract/events/eventTime";
import type { Messages } from "../../messages/id";
import { dayText, hourText } from "./eventTexts";
import s from "./LocalTime.module.css";

const never = () => () => {};
const two = (value: number): string => String(value).padStart(2, "0");

/** The moment as the visitor's own clock shows it, without an offset: `2026-12-05T20:00`. */
const onOwnClock = (moment: string): string => {
  const date = new Date(moment);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** When that is where the visitor is, where the clocks differ. The server cannot know: its room is kept. */
export const LocalTime = ({ moment }: { readonly moment: string }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const own = useSyncExternalStore(
    never,
    () => onOwnClock(moment),
    () => "",
  );
  if (own === "" || own === moment.slice(0, 16)) return <p className={s.local} />;
  const hour = t["time.at"](hourText(own, language));
  const when = dayOf(own) === dayOf(moment) ? hour : `${dayText(own, t, language)}, ${hour}`;
  return <p className={s.local}>{t["event.local"](when)}</p>;
};
