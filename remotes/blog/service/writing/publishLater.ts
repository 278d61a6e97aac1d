import { job, slugOf, type ServiceJob } from "@serambi/kernel/service";
import * as z from "zod";

import { publishWriting } from "./publish";
import { findWriting, writeDraft } from "./rows";
import { WritingKind } from "./WritingValue";

const Payload = z.object({ kind: WritingKind, id: z.string(), at: z.string() });

/** A change of what is published, at its time. One that was taken back or replaced meanwhile is left alone. */
export const publishLater: ServiceJob = job({
  payload: Payload,
  record: async ({ sql, tenant, payload: { kind, id, at }, now, siteChanged }) => {
    const found = await findWriting(sql, kind, id);
    const scheduled = found?.draft.scheduled;
    if (!found || scheduled?.at !== at) return;
    const { draft, live } = found;
    const { by } = scheduled;
    const value = { ...scheduled.value, slug: scheduled.value.slug || slugOf(scheduled.value.title) };
    if (live) await publishWriting(sql, { tenantId: tenant.id, kind, id, value, before: live, by, now });
    const isChanged = JSON.stringify(draft.value) !== JSON.stringify(value);
    const change = { value: draft.value, isChanged, withdrawnAt: null, scheduled: null };
    await writeDraft(sql, { tenantId: tenant.id, kind, id, by, now }, draft.version, change);
    await siteChanged();
  },
});

/** A post whose time has come is shown from now on. */
export const appear: ServiceJob = job({
  payload: z.object({}),
  record: ({ siteChanged }) => siteChanged(),
});
