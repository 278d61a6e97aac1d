import type { Page } from "@serambi/kernel/contracts";
import type { Webinar } from "../../contract/hosts/programs";
import { and, arrayOverlaps, eq, isNotNull, sql } from "drizzle-orm";

import { paged } from "@serambi/kernel/service";
import type { Transaction } from "@serambi/kernel/service";
import { classes, programs } from "../tables";
import { ownProgram } from "./columns";
import type { WebinarQuery } from "./queries";
import { WEBINAR } from "./classSets";

/** One page of webinars: the soonest to come (or under way) first, past ones after them, the latest first. */
export const listWebinars = async (tx: Transaction, query: WebinarQuery, now: Date): Promise<Page<Webinar>> => {
  const wanted = and(
    isNotNull(classes.startsAt),
    eq(classes.type, WEBINAR),
    query.programIds.length > 0 ? arrayOverlaps(classes.programIds, query.programIds) : undefined,
  );
  const isToCome = sql`${classes.startsAt} + make_interval(mins => ${classes.lengthMinutes}) > ${now.toISOString()}::timestamptz`;
  const rows = await tx
    .select({
      classroomId: classes.classroomId,
      name: classes.name,
      slug: classes.slug,
      description: classes.description,
      logo: classes.logo,
      programIds: classes.programIds,
      programName: sql<string>`coalesce(${programs.name}, '')`,
      startsAt: classes.startsAt,
      lengthMinutes: classes.lengthMinutes,
      priceIdr: classes.priceIdr,
      mentors: classes.mentors,
    })
    .from(classes)
    .leftJoin(programs, ownProgram)
    .where(wanted)
    .orderBy(
      sql`(${isToCome}) desc`,
      sql`case when ${isToCome} then ${classes.startsAt} end asc`,
      sql`${classes.startsAt} desc`,
      classes.slug,
    )
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const items = rows.map(({ startsAt, mentors, ...row }) => ({
    ...row,
    startsAt: (startsAt ?? now).toISOString(), // never null: `wanted` says so
    speakers: mentors.map(({ name, role }) => ({ name, role })),
  }));
  return paged({ page: query.page, pageSize: query.pageSize, totalItems: await tx.$count(classes, wanted), items });
};
