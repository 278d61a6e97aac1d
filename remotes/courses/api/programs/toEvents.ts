import type { Batch, Webinar } from "../../contract/hosts/programs";
import type { ProgramEvent } from "../../contract/programs/ProgramEvent";

/** Western Indonesian Time: seven hours ahead of UTC in every season. */
const JAKARTA_OFFSET_MS = 7 * 3_600_000;
const MINUTE_MS = 60_000;

/** The day of an instant in Asia/Jakarta, `2027-01-18`. */
export const jakartaDay = (instant: Date): string =>
  new Date(instant.getTime() + JAKARTA_OFFSET_MS).toISOString().slice(0, 10);

const fromBatch = ({
  classroomId,
  className,
  classSlug,
  programIds,
  startsOn,
  endsOn,
  seatsLeft,
}: Batch): ProgramEvent => ({
  kind: "batch",
  id: classroomId,
  name: className,
  slug: classSlug,
  programIds,
  day: startsOn,
  startsAt: null,
  endsOn,
  lengthMinutes: 0,
  seatsLeft,
});

const fromWebinar = ({ classroomId, name, slug, programIds, startsAt, lengthMinutes }: Webinar): ProgramEvent => ({
  kind: "webinar",
  id: classroomId,
  name,
  slug,
  programIds,
  day: jakartaDay(new Date(startsAt)),
  startsAt,
  endsOn: null,
  lengthMinutes,
  seatsLeft: null,
});

/** Day, then hour: what has no hour comes before what has one. */
const order = ({ day, startsAt }: ProgramEvent): string =>
  `${day} ${startsAt === null ? "" : new Date(startsAt).toISOString()}`;

/**
 * What is still to come, soonest first: batches that begin today or later, webinars that have not ended. A webinar is
 * a class, too: one that a host lists as both is told once, with its hour.
 */
export const toEvents = (
  batches: readonly Batch[],
  webinars: readonly Webinar[],
  now: Date,
): readonly ProgramEvent[] => {
  const today = jakartaDay(now);
  const talks = webinars.filter(
    ({ startsAt, lengthMinutes }) => new Date(startsAt).getTime() + lengthMinutes * MINUTE_MS > now.getTime(),
  );
  const hours = new Set(webinars.map(({ classroomId }) => classroomId));
  const begins = batches.filter(({ startsOn, classroomId }) => startsOn >= today && !hours.has(classroomId));
  return [...begins.map(fromBatch), ...talks.map(fromWebinar)].toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
};
