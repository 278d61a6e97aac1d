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

const Payload = z.object({ tenantId: z.uuid() });

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
const publishDue = (deps: AppDeps, tenantId: string): Promise<string | null> =>
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
    const user = await publisherOf(tx, row);
    if (!user) {
      await draft.unschedule(row);
      return null;
    }
    await publishDraft(call, deps, { draft, row, user, note: row.publishNote ?? "" });
    return tenant.key;
  });

/** It stays a draft that somebody has to look at: what a section takes has changed since, or a remote is gone. */
const unschedule = (deps: AppDeps, tenantId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await enterTenant(tx, tenantId);
    const draft = new SiteDraft({ tx, tenant: { id: tenantId }, texts: messagesFor() }, deps.now());
    await draft.unschedule(await draft.lock());
  });

/**
 * Publishes drafts at their time.
 * @param onSiteChanged is told the key of a site once its visitors are shown the change
 */
export const publishJob = (deps: AppDeps, onSiteChanged: (key: string) => void): JobHandler => ({
  run: async (payload) => {
    const { tenantId } = Payload.parse(payload);
    try {
      const key = await publishDue(deps, tenantId);
      if (key !== null) onSiteChanged(key);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await unschedule(deps, tenantId);
    }
  },
});
