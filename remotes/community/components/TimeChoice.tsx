import type { Language } from "@serambi/kernel/contracts";
import { Link } from "@serambi/kernel/router";

import { formatDay } from "../contract/jakartaTime";
import { isMorning, ZONES, type Zone } from "../contract/zones";
import type { AppointmentMessages } from "../messages/appointment.id";
import type { ChosenTime } from "../pages/chosenTime.server";
import { TimeOption } from "./TimeOption";
import s from "./TimeChoice.module.css";

interface TimeChoiceProps {
  readonly chosen: ChosenTime;
  readonly language: Language;
  readonly t: AppointmentMessages;
  readonly hrefOf: (choice: Readonly<Record<string, string>>) => string;
  /** A mentor has no opening hours to tell. */
  readonly isOffice: boolean;
  /** ISO, of a form that came back. */
  readonly startTime?: string | undefined;
  readonly error?: string | undefined;
}

const NAMES = Object.keys(ZONES) as readonly Zone[]; // keys of a literal

const zoneNames = (t: AppointmentMessages): Readonly<Record<Zone, string>> => ({
  WIB: t.zoneWib,
  WITA: t.zoneWita,
  WIT: t.zoneWit,
});

const Times = ({
  title,
  times,
  zone,
  startTime,
}: {
  title: string;
  times: readonly string[];
  zone: Zone;
  startTime?: string | undefined;
}) =>
  times.length === 0 ? null : (
    <div>
      <h3 className={s.part}>{title}</h3>
      <div className={s.times}>
        {times.map((time) => (
          <TimeOption key={time} name="startTime" {...{ time, zone }} isChosen={time === startTime} />
        ))}
      </div>
    </div>
  );

/** The free times of the chosen day, in the visitor's zone. */
export const TimeChoice = ({ chosen, language, t, hrefOf, isOffice, startTime, error }: TimeChoiceProps) => {
  const { day, zone, free } = chosen;
  const times = free.days.find((one) => one.day === day)?.times ?? [];
  const [from, to] = free.office.hours;
  return (
    <div id="startTime" tabIndex={-1}>
      {day === null ? (
        <p>{t.noDay}</p>
      ) : (
        <fieldset className={s.choice} aria-describedby={error ? "startTime-error" : undefined}>
          <legend className={s.day}>{formatDay(day, language)}</legend>
          <p className={s.soft}>{t.freeCount(times.length)}</p>
          <Times title={t.morning} times={times.filter(isMorning)} {...{ zone, startTime }} />
          <Times title={t.afternoon} times={times.filter((time) => !isMorning(time))} {...{ zone, startTime }} />
        </fieldset>
      )}
      {error && (
        <p id="startTime-error" className={s.error}>
          {error}
        </p>
      )}
      <p className={s.zone}>
        <b>{t.zone(zoneNames(t)[zone])}</b> {isOffice && t.hours(from.replace(":", "."), to.replace(":", "."))}{" "}
        {t.otherZone}{" "}
        {NAMES.filter((name) => name !== zone).map((name) => (
          <Link key={name} to={hrefOf({ ...(day !== null && { day }), zone: name })}>
            {name}
          </Link>
        ))}
      </p>
    </div>
  );
};
