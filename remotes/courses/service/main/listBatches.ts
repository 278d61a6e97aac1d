import type { Batch } from "../../contract/hosts/programs";
import { and, arrayContains, asc, isNotNull, ne } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { classes } from "../tables";
import { WEBINAR } from "../classes/classSets";

/** A calendar, not an archive. */
const MAX_BATCHES = 100;

/** Classes that begin on a known day and have not ended, soonest first. */
export const listBatches = async (tx: Transaction, programId: string | undefined): Promise<Batch[]> => {
  const rows = await tx
    .select({
      classroomId: classes.classroomId,
      className: classes.name,
      classSlug: classes.slug,
      classCode: classes.code,
      programIds: classes.programIds,
      startsOn: classes.startsOn,
      endsOn: classes.endsOn,
      seatsLeft: classes.seatsLeft,
    })
    .from(classes)
    .where(
      and(
        isNotNull(classes.startsOn),
        ne(classes.state, "ended"),
        ne(classes.type, WEBINAR),
        programId === undefined ? undefined : arrayContains(classes.programIds, [programId]),
      ),
    )
    .orderBy(asc(classes.startsOn), asc(classes.slug))
    .limit(MAX_BATCHES);
  return rows.flatMap(({ startsOn, ...row }) => (startsOn === null ? [] : [{ ...row, startsOn }]));
};
