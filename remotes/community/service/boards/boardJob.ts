import { job, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { countBoards } from "./countBoards";
import { gatherPoints } from "./gatherPoints";
import { readBoardSetting } from "./settings";
import { lastNight } from "./weeks";

const JOB = "boards";
/** A count that has not come by then is ordered again. */
const ORDERED_FOR_MS = 3_600_000;
/** Somebody who joins is on the boards within minutes, however many join. */
const PAUSE_MS = 60_000;

type Call = Pick<ServiceCall, "sql" | "tenant" | "now" | "enqueue">;

/** Counts the boards when they are first looked at after the night. */
export const orderAfterNight = async ({ sql, tenant, now, enqueue }: Call): Promise<void> => {
  const due = await sql.query(
    `update community_board_counts set ordered_at = $2
     where tenant_id = $1 and counted_at < $3 and (ordered_at is null or ordered_at < $4) returning 1 as ordered`,
    [tenant.id, now, lastNight(now), new Date(now.getTime() - ORDERED_FOR_MS)],
  );
  if (due.length > 0) await enqueue({ name: JOB, payload: {} });
};

/** Counts the boards soon: somebody has joined, or has another name. */
export const orderSoon = async ({ sql, tenant, now, enqueue }: Call): Promise<void> => {
  const ordered = await sql.query(
    `update community_board_counts set ordered_at = $2
     where tenant_id = $1 and (ordered_at is null or ordered_at < $3) returning 1 as ordered`,
    [tenant.id, now, new Date(now.getTime() - PAUSE_MS)],
  );
  if (ordered.length > 0) await enqueue({ name: JOB, payload: {} });
};

/** Counts what was solved since the last count, and then the boards. */
export const boardJob = job({
  payload: z.object({}),
  record: async (call) => {
    const setting = await readBoardSetting(call);
    if (!setting) return;
    const [count] = await call.sql.query<{ counted_at: string }>(
      "select counted_at from community_board_counts where tenant_id = $1",
      [call.tenant.id],
    );
    await gatherPoints(call, new Date(count?.counted_at ?? 0));
    await countBoards(call, setting);
  },
});
