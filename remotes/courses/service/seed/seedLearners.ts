import { seedPersonId, type SeedCall } from "@serambi/kernel/service";
import * as z from "zod";

import { chapterProgress } from "../tables";
import { classRight } from "../learning/rights";
import content from "./learners.json";
import type { SeedClass, SeedLearner } from "./types";

const DAY_MS = 86_400_000;
/** A learner does a chapter about every second day. */
const PACE_MS = 1.8 * DAY_MS;

const Learner = z.object({
  email: z.email(),
  /** Key of the tenant. */
  site: z.string(),
  /** Slug of the class. */
  class: z.string(),
  chaptersDone: z.int().min(0),
  lastDaysAgo: z.int().min(0),
  /** On the chapter that was done last. */
  note: z.string().optional(),
});

/** How far the learners of the seed are, by the tenant's key. */
export const learnersOf = (site: string): readonly SeedLearner[] => LEARNERS.filter((learner) => learner.site === site);

const LEARNERS = z.object({ learners: z.array(Learner) }).parse(content).learners;

type Known = Pick<SeedClass, "classroomId" | "slug" | "syllabus">;

const progressOf = (learner: SeedLearner, { classroomId, syllabus }: Known, tenantId: string, now: number) => {
  const chapters = syllabus.flatMap((module) => module.chapters);
  const last = now - learner.lastDaysAgo * DAY_MS;
  const done = Math.min(learner.chaptersDone, chapters.length);
  // The chapter after the last one that is done is begun; who has done none waits for the class to begin.
  return chapters.slice(0, done === 0 ? 0 : done + 1).map(({ slug }, index) => {
    const isDone = index < done;
    const seenAt = new Date(last - Math.max(0, done - 1 - index) * PACE_MS);
    return {
      tenantId,
      userId: seedPersonId(learner.email),
      classroomId,
      chapterSlug: slug,
      seenAt,
      position: isDone ? 100 : 30,
      doneAt: isDone ? seenAt : null,
      note: index === done - 1 ? (learner.note ?? "") : "",
      noteChangedAt: seenAt,
    };
  });
};

/** Enrols learners of the seed and writes how far they are. What somebody has done since stays as it is. */
export const seedLearners = async (
  { db, sql, tenant }: SeedCall,
  learners: readonly SeedLearner[],
  classes: readonly Known[],
): Promise<void> => {
  const now = Date.now();
  for (const learner of learners) {
    const known = classes.find(({ slug }) => slug === learner.class);
    if (!known) throw new Error(`${learner.email} learns ${learner.class}, which ${tenant.key} does not teach`);
    const rows = progressOf(learner, known, tenant.id, now);
    if (rows.length > 0) await db.insert(chapterProgress).values(rows).onConflictDoNothing();
    const { kind, code } = classRight(known.classroomId);
    const person = seedPersonId(learner.email);
    await sql.query(
      `insert into entitlements (tenant_id, user_id, kind, code, source, reference, granted_by, granted_at)
       values ($1, $2, $3, $4, 'seed', 'seed', $2, $5) on conflict do nothing`,
      [tenant.id, person, kind, code, rows[0]?.seenAt ?? new Date(now)],
    );
  }
};
