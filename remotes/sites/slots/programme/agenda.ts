import type { ProgrammeProps } from "./schema";

export interface AgendaSession {
  /** `6-0930-2`: day, hour and track; a shared address and a kept agenda name it so. */
  readonly id: string;
  readonly day: ProgrammeProps["days"][number];
  readonly hour: string;
  readonly title: string;
  readonly by: string;
}

/** Address of the calendar file; `s` names each session in its query. */
export const AGENDA_PATH = "/Agenda.ics";
export const AGENDA_FIELD = "s";

const PARTS = /[^0-9]/g;

export const sessionId = (day: string, hour: string, track: number): string =>
  `${day}-${hour.replaceAll(PARTS, "")}-${track + 1}`;

/** All sessions in the order of time. */
const sessionsOf = (days: ProgrammeProps["days"]): readonly AgendaSession[] =>
  days.flatMap((day) =>
    day.rows.flatMap(({ hour, sessions }) =>
      sessions.map(({ title, by }, track) => ({ id: sessionId(day.number, hour, track), day, hour, title, by })),
    ),
  );

/** Sessions by their ids, in the order of time; ids that the programme does not have are left out. */
export const chosenOf = (days: ProgrammeProps["days"], ids: Iterable<string>): readonly AgendaSession[] => {
  const chosen = new Set(ids);
  return sessionsOf(days).filter(({ id }) => chosen.has(id));
};

/** True where another one of these begins in the same hour of the same day. */
export const hasClash = (one: AgendaSession, chosen: readonly AgendaSession[]): boolean =>
  chosen.some((other) => other.id !== one.id && other.day === one.day && other.hour === one.hour);

const IN_FRAGMENT = /^#agenda=([0-9.-]{1,400})$/;

/** Ids in a shared address; null for an address that shares none. */
export const sharedIn = (fragment: string): readonly string[] | null =>
  IN_FRAGMENT.exec(fragment)?.[1]?.split(".") ?? null;

export const sharingFragment = (ids: readonly string[]): string => `#agenda=${ids.join(".")}`;
