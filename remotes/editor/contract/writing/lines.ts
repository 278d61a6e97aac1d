import type { EpisodePart, EventPart } from "./Writing";
import { fromLocal, toLocal, type Zone } from "./zones";

/** The items that were written line by line, and the numbers of lines that say nothing, from 1. */
export interface ReadLines<T> {
  readonly items: readonly T[];
  readonly wrong: readonly number[];
}

const readLines = <T>(text: string, read: (line: string) => T | null): ReadLines<T> => {
  const items: T[] = [];
  const wrong: number[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const item = read(line.trim());
    if (item === null) wrong.push(at + 1);
    else items.push(item);
  }
  return { items, wrong };
};

const CLOCK = /^(?:(\d{4}-\d{2}-\d{2})\s+)?(\d{1,2})[.:](\d{2})\s+(.+)$/;
const SECONDS = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2}(?:\.\d{1,3})?)\s+(.+)$/;

/** `09.00 Pembukaan`, on the day of the start; `2026-12-11 09.00 Penutupan` on another one. */
export const readProgramme = (text: string, startsAt: string, zone: Zone): ReadLines<EventPart["programme"][number]> =>
  readLines(text, (line) => {
    const [, day = toLocal(startsAt, zone).slice(0, 10), hour = "", minute = "", title = ""] = CLOCK.exec(line) ?? [];
    const moment = fromLocal(`${day}T${hour.padStart(2, "0")}:${minute}`, zone);
    return moment === "" ? null : { startsAt: moment, title };
  });

export const writeProgramme = (
  programme: readonly EventPart["programme"][number][],
  startsAt: string,
  zone: Zone,
): string => {
  const first = toLocal(startsAt, zone).slice(0, 10);
  return programme
    .map((part) => {
      const [day = "", clock = ""] = toLocal(part.startsAt, zone).split("T");
      return `${day === first ? "" : `${day} `}${clock.replace(":", ".")} ${part.title}`;
    })
    .join("\n");
};

const secondsOf = (line: string): { readonly from: number; readonly rest: string } | null => {
  const parts = SECONDS.exec(line);
  if (!parts) return null;
  const [, hours = "0", minutes = "0", seconds = "0", rest = ""] = parts;
  return { from: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), rest };
};

const clockOf = (seconds: number): string => {
  const whole = String(Math.floor(seconds % 60)).padStart(2, "0");
  const part = Math.round((seconds % 1) * 10);
  return `${Math.floor(seconds / 60)}:${whole}${part > 0 && part < 10 ? `.${part}` : ""}`;
};

/** `1:30 Judul` */
export const readChapters = (text: string): ReadLines<EpisodePart["chapters"][number]> =>
  readLines(text, (line) => {
    const read = secondsOf(line);
    return read && { title: read.rest, from: read.from };
  });

export const writeChapters = (chapters: readonly EpisodePart["chapters"][number][]): string =>
  chapters.map(({ title, from }) => `${clockOf(from)} ${title}`).join("\n");

/** `0:05 Sari: Halo.`; each is said until the next begins. */
export const readTranscript = (text: string, seconds: number): ReadLines<EpisodePart["transcript"][number]> => {
  const { items, wrong } = readLines(text, (line) => {
    const read = secondsOf(line);
    const said = /^([^:]{1,100}):\s*(.+)$/.exec(read?.rest ?? "");
    return read && said ? { speaker: said[1] ?? "", text: said[2] ?? "", from: read.from } : null;
  });
  const lines = items.map((line, at) => ({ ...line, to: items[at + 1]?.from ?? Math.max(seconds, line.from) }));
  return { items: lines, wrong };
};

export const writeTranscript = (transcript: readonly EpisodePart["transcript"][number][]): string =>
  transcript.map(({ speaker, text, from }) => `${clockOf(from)} ${speaker}: ${text}`).join("\n");
