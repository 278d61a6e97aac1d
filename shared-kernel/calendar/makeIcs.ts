/** A day or an hour that a visitor wants to keep in a calendar of their own. */
export interface CalendarEvent {
  /** The same for ever: whoever adds the event again changes it and has it once. */
  readonly uid: string;
  readonly title: string;
  /** Plain text; may have lines. */
  readonly description: string;
  /** Absolute address of the page that tells more. */
  readonly url: string;
  /** Where it happens: plain text, or the address of a meeting. */
  readonly location?: string;
  readonly when:
    /** A whole day, `2027-01-18`. */
    | { readonly day: string }
    /** An instant, ISO 8601 with offset. */
    | { readonly startsAt: string; readonly lengthMinutes: number };
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** RFC 5545, section 3.1: no line is longer, its break not counted. */
const MAX_LINE_BYTES = 75;

/** `20270118T120000Z` */
const utc = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, "");
const dayOf = (ms: number): string => utc(ms).slice(0, 8);

/** RFC 5545, section 3.3.11: what has a meaning in a text is escaped; what no text may hold is left out. */
const text = (value: string): string =>
  value
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** An address has no escapes, and nothing that could end its line. */
const address = (value: string): string => value.replace(/[\s\p{Cc}]/gu, "");

const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** Breaks a line that is too long; each further piece begins with a space, and no character is torn. */
const fold = (line: string): string => {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > MAX_LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
};

const whenLines = (when: CalendarEvent["when"]): readonly string[] => {
  if ("day" in when) {
    const ms = Date.parse(when.day);
    // The end is the first moment that no longer belongs to it; a whole day leaves its hours free.
    return [`DTSTART;VALUE=DATE:${dayOf(ms)}`, `DTEND;VALUE=DATE:${dayOf(ms + DAY_MS)}`, "TRANSP:TRANSPARENT"];
  }
  const ms = Date.parse(when.startsAt);
  // An end is later than its beginning, or is not told (section 3.6.1).
  const end = when.lengthMinutes > 0 ? [`DTEND:${utc(ms + when.lengthMinutes * MINUTE_MS)}`] : [];
  return [`DTSTART:${utc(ms)}`, ...end];
};

const eventLines = ({ uid, title, description, url, location, when }: CalendarEvent, now: Date): readonly string[] => [
  "BEGIN:VEVENT",
  `UID:${text(uid)}`,
  `DTSTAMP:${utc(now.getTime())}`,
  ...whenLines(when),
  `SUMMARY:${text(title)}`,
  ...(description ? [`DESCRIPTION:${text(description)}`] : []),
  ...(location ? [`LOCATION:${text(location)}`] : []),
  `URL:${address(url)}`,
  "END:VEVENT",
];

/**
 * Events as a calendar file (RFC 5545). Without a METHOD: that would make it a message, which has to say who sends it (RFC 5546).
 * @param events one, or several
 * @param now when the file is made
 * @returns text with CRLF line ends, to be sent as UTF-8
 */
export const makeIcs = (events: CalendarEvent | readonly CalendarEvent[], now: Date): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Serambi//ID",
    "CALSCALE:GREGORIAN",
    ...[events].flat().flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
    "",
  ]
    .map(fold)
    .join("\r\n");
