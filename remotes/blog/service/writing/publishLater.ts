import { job, slugOf, type JobCall, type ServiceJob } from "@serambi/kernel/service";
import * as z from "zod";

import { publishWriting, withdrawWriting } from "./publish";
import { findWriting, writeDraft } from "./rows";
import { isWriter } from "./writers";
import { WritingKind } from "./WritingValue";

const Payload = z.object({ kind: WritingKind, id: z.string(), at: z.string() });
type Order = z.output<typeof Payload>;

/**
 * A change of what is published, at its time. One that was taken back or replaced meanwhile is left alone; one of somebody who writes for the
 * site no more stays a draft.
 */
export const publishLater: ServiceJob = job({
  payload: Payload,
  record: async ({ sql, tenant, payload: { kind, id, at }, now, siteChanged }) => {
    const found = await findWriting(sql, kind, id);
    const scheduled = found?.draft.scheduled;
    if (!found || scheduled?.at !== at) return;
    const { draft, live } = found;
    const { by } = scheduled;
    if (!(await isWriter(sql, by))) {
      const left = { value: draft.value, isChanged: true, withdrawnAt: null, scheduled: null };
      await writeDraft(sql, { tenantId: tenant.id, kind, id, by, now }, draft.version, left);
      return;
    }
    const value = { ...scheduled.value, slug: scheduled.value.slug || slugOf(scheduled.value.title) };
    if (live) await publishWriting(sql, { tenantId: tenant.id, kind, id, value, before: live, by, now });
    const isChanged = JSON.stringify(draft.value) !== JSON.stringify(value);
    const change = { value: draft.value, isChanged, withdrawnAt: null, scheduled: null };
    await writeDraft(sql, { tenantId: tenant.id, kind, id, by, now }, draft.version, change);
    await siteChanged();
  },
});

/** Makes a post a draft again whose time has been ordered by somebody who writes for the site no more. @returns whether it did */
const takeBack = async (
  { sql, tenant, now }: Pick<JobCall<unknown>, "sql" | "tenant" | "now">,
  { kind, id, at }: Order,
) => {
  const found = await findWriting(sql, kind, id);
  // Published by hand since, or put off: that is somebody's own order.
  if (found?.live?.publishedAt.toISOString() !== at) return false;
  const [last] = await sql.query<{ published_by: string | null }>(
    "select published_by from post_versions where kind = $1 and id = $2 order by number desc limit 1",
    [kind, id],
  );
  const by = last?.published_by ?? null;
  if (await isWriter(sql, by)) return false;
  await withdrawWriting(sql, kind, id);
  const left = { value: found.draft.value, isChanged: true, withdrawnAt: null, scheduled: null };
  await writeDraft(sql, { tenantId: tenant.id, kind, id, by, now }, found.draft.version, left);
  return true;
};

/** The time before a post's own at which it is looked at: its row is shown by the clock and does not wait for a job. */
export const LOOK_AHEAD_MS = 60_000;

export const lookAhead: ServiceJob = job({
  payload: Payload,
  record: async (call) => {
    if (await takeBack(call, call.payload)) await call.siteChanged();
  },
});

/** A post whose time has come is shown from now on, unless whoever ordered that may do so no more. */
export const appear: ServiceJob = job({
  payload: z.object({ post: Payload.optional() }),
  record: async (call) => {
    if (call.payload.post) await takeBack(call, call.payload.post);
    await call.siteChanged();
  },
});
