import { live, part } from "../classes/syllabusParts";
import type { SeedClass, SeedClassFile } from "../types";

/** A webinar as its author writes it: an hour or two at a known time, with those who speak there. */
export interface WebinarDraft {
  readonly name: string;
  readonly slug: string;
  readonly code: string;
  readonly description: string;
  readonly programIds: readonly string[];
  /** With the offset of Asia/Jakarta: `2026-12-03T19:00:00+07:00`. */
  readonly startsAt: string;
  readonly lengthMinutes: number;
  readonly level: string;
  readonly language: string;
  readonly audience: string;
  readonly overview: readonly string[];
  readonly outcomes: readonly string[];
  readonly speakers: readonly SeedClass["mentors"][number][];
  /** Heading of its only part, and what happens there. */
  readonly agenda: readonly [title: string, summary: string];
}

/** The day on which the seed's states are true. */
const TODAY = "2026-11-21";

const toClass = (tenantKey: string, draft: WebinarDraft): SeedClass => {
  const { speakers, lengthMinutes, agenda, programIds, overview, outcomes, ...rest } = draft;
  const day = draft.startsAt.slice(0, TODAY.length);
  const [title, summary] = agenda;
  const hour = live(draft.name, lengthMinutes);
  return {
    ...rest,
    classroomId: `${tenantKey}-${draft.slug}`,
    logo: "",
    type: "webinar",
    state: day < TODAY ? "ended" : "registration-open",
    programIds: [...programIds],
    overview: [...overview],
    outcomes: [...outcomes],
    startsOn: day,
    endsOn: day,
    priceIdr: 0,
    seatsLeft: null,
    mentors: [...speakers],
    syllabus: [part(title, summary, [{ ...hour, slug: `siaran-${hour.slug}`, isFree: true }])],
  };
};

/** A tenant's seed file with its webinars. All are free. */
export const withWebinars = (
  tenantKey: string,
  webinars: readonly WebinarDraft[],
  file: SeedClassFile,
): SeedClassFile => ({
  ...file,
  classes: [...file.classes, ...webinars.map((draft) => toClass(tenantKey, draft))],
});
