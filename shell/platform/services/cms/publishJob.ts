import { roleOfKind } from "@serambi/kernel/contracts";
import { eq, sql } from "drizzle-orm";
import * as z from "zod";

import { ApiFailure } from "../../app/ApiFailure";
import { messagesFor } from "../../app/messages/messagesFor";
import type { AppDeps } from "../../app/tenantHandler";
import type { Transaction } from "../../database/Database";
import { enterTenant } from "../../database/inTenant";
import { memberships, tenants } from "../../database/schema";
import type { JobHandler } from "../../queue/Queue";
import { EDITORS } from "./editors";
import { publishDraft } from "./publishDraft";
import { SiteDraft, type DraftRow } from "./SiteDraft";

/** Kind of the jobs that publish a draft at its time. */
export const PUBLISH_JOB = "publish draft";

/** `at`: the time that it was for. A draft that was put off, or whose time has passed, is not published by a job of another time. */
const Payload = z.object({ tenantId: z.uuid(), at: z.optional(z.iso.datetime()) });

/** The person who had it published, if they may still do that; null where they may not. */
const publisherOf = async (tx: Transaction, { publishBy }: DraftRow) => {
  if (publishBy === null) return null;
  const [member] = await tx
    .select({ kind: memberships.userKind })
    .from(memberships)
    .where(eq(sql`${memberships.personId}::text`, publishBy));
  const role = roleOfKind(member?.kind ?? -1);
  return role !== "none" && EDITORS.some((one) => one === role) ? { id: publishBy, role } : null;
};

/** Publishes the draft of a site if its time has come. @returns key of the site; null where nothing was published */
const publishDue = (deps: AppDeps, { tenantId, at }: z.infer<typeof Payload>): Promise<string | null> =>
  deps.db.transaction(async (tx) => {
    const [tenant] = await tx.select().from(tenants).where(eq(tenants.id, tenantId));
    if (!tenant) return null;
    await enterTenant(tx, tenantId);
    const { language } = tenant;
    const call = { tx, tenant: { ...tenant, host: "" }, language, texts: messagesFor(language) };
    const draft = new SiteDraft(call, deps.now());
    const row = await draft.lock();
    // It was put off, or published by hand.
    if (row.publishAt === null || row.publishAt > deps.now()) return null;
    if (at !== undefined && at !== row.publishAt.toISOString()) return null;
    const user = await publisherOf(tx, row);
    // Its time stays in the draft: the editor says that it has passed.
    if (!user) return null;
    await publishDraft(call, deps, { draft, row, user, note: row.publishNote ?? "" });
    return tenant.key;
  });

/**
 * Publishes drafts at their time. One that is refused then (what a section takes has changed since, or a remote is gone) stays a draft whose
 * time has passed: somebody has to look at it.
 * @param onSiteChanged is told the key of a site once its visitors are shown the change
 */
export const publishJob = (deps: AppDeps, onSiteChanged: (key: string) => void): JobHandler => ({
  run: async (payload) => {
    const due = Payload.parse(payload);
    try {
      const key = await publishDue(deps, due);
      if (key !== null) onSiteChanged(key);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error; // tried again
    }
  },
});
