import type { Entitlements, Sql } from "@serambi/kernel/service";

import type { Progress } from "../../contract/studio/Exercise";
import { taskRight } from "./taskRight";

interface Asker {
  readonly sql: Sql;
  readonly entitlements: Entitlements;
  /** Null of somebody without an account: nothing is known of them here. */
  readonly userId: string | null;
}

/** How far somebody has come with each exercise, by its slug: a teacher's verdict counts as it does for chapters. */
export const readProgress = async ({ sql, entitlements, userId }: Asker): Promise<(slug: string) => Progress> => {
  if (userId === null) return () => "none";
  const rights = await entitlements.list(userId, "task.passed");
  const passed = new Set(rights.map(({ code }) => code));
  const rows = await sql.query<{ exercise: string }>("select distinct exercise from lms_attempts where user_id = $1", [
    userId,
  ]);
  const tried = new Set(rows.map(({ exercise }) => exercise));
  return (slug) => {
    if (passed.has(taskRight(slug).code)) return "passed";
    return tried.has(slug) ? "tried" : "none";
  };
};
