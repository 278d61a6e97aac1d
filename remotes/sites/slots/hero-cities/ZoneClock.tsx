import { useLanguage } from "@serambi/kernel/remote";
import { useSyncExternalStore } from "react";

import { hourAt } from "./hourAt";
import s from "./HeroCities.module.css";

const MINUTE_MS = 60_000;

/** Tells of every new minute. */
const eachMinute = (tell: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
};

/** The hour in a time zone, by the visitor's clock. The server's page may be minutes old: it names the zone's offset, which is always true. */
export const ZoneClock = ({ offset }: { readonly offset: string }) => {
  const language = useLanguage();
  const now = useSyncExternalStore(
    eachMinute,
    () => hourAt(offset, Date.now(), language),
    () => "",
  );
  return now === "" ? <span className={s.offset}>{offset}</span> : <time className={s.offset}>{now}</time>;
};
