import type { Language } from "@serambi/kernel/contracts";
import type { PersonCall, Service, ServiceTenant } from "@serambi/kernel/service";
import { eq } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { enterTenant, leaveTenant } from "../database/inTenant";
import { entitlements, outbox } from "../database/schema";
import { lendTools } from "./lendTools";
import { sqlOf } from "./sqlOf";

/** Whom a copy or a deletion is about: what sites hold of them goes by their id, letters by their mailbox. */
export interface Subject {
  readonly personId: string;
  readonly email: string;
  /** Those on which they are a member. */
  readonly tenants: readonly ServiceTenant[];
}

/** What live services say of the data that they hold of persons, in one language. */
export interface PersonalNotes {
  /** Sentences: what stays of somebody who leaves. */
  readonly kept: readonly string[];
  /** What they may leave behind for others to check. */
  readonly proofs: readonly string[];
}

type Services = readonly Service[];

export const personalNotes = (services: Services, language: Language): PersonalNotes => ({
  kept: services.flatMap(({ personal }) => personal?.kept?.[language] ?? []),
  proofs: services.flatMap(({ personal }) => personal?.proofs?.[language] ?? []),
});

/** Runs work on each tenant of a person, in this transaction. */
const onEachTenant = async (
  tx: Transaction,
  tenants: Subject["tenants"],
  work: (tenant: ServiceTenant) => Promise<void>,
): Promise<void> => {
  for (const tenant of tenants) {
    await enterTenant(tx, tenant.id);
    await work(tenant);
    await leaveTenant(tx);
  }
};

const callOf = (tx: Transaction, tenant: ServiceTenant, service: Service, personId: string, now: Date): PersonCall => ({
  sql: sqlOf(tx),
  db: tx,
  tenant,
  personId,
  now,
  ...lendTools({ tx, tenant, service, now }),
});

const rightsOf = (tx: Transaction, personId: string) =>
  tx
    .select({
      kind: entitlements.kind,
      code: entitlements.code,
      source: entitlements.source,
      reference: entitlements.reference,
      grantedAt: entitlements.grantedAt,
      expiresAt: entitlements.expiresAt,
      revokedAt: entitlements.revokedAt,
    })
    .from(entitlements)
    .where(eq(entitlements.userId, personId));

const lettersTo = (tx: Transaction, email: string) =>
  tx
    .select({ subject: outbox.subject, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
    .from(outbox)
    .where(eq(outbox.recipient, email));

/** Everything that sites hold of somebody: by site, then by service. */
export const copyPersonalData = async (
  tx: Transaction,
  services: Services,
  { personId, email, tenants }: Subject,
  now: Date,
): Promise<Record<string, Record<string, unknown>>> => {
  const copy: Record<string, Record<string, unknown>> = {};
  await onEachTenant(tx, tenants, async (tenant) => {
    const held: Record<string, unknown> = { rights: await rightsOf(tx, personId), letters: await lettersTo(tx, email) };
    for (const service of services)
      if (service.personal) held[service.id] = await service.personal.copy(callOf(tx, tenant, service, personId, now));
    copy[tenant.key] = held;
  });
  return copy;
};

/** Everything that sites hold of somebody is gone, but for what their services have to keep. */
export const forgetPersonalData = async (
  tx: Transaction,
  services: Services,
  { personId, email, tenants }: Subject,
  { keepsProofs, now }: { readonly keepsProofs: boolean; readonly now: Date },
): Promise<void> => {
  await onEachTenant(tx, tenants, async (tenant) => {
    for (const service of services)
      await service.personal?.forget(callOf(tx, tenant, service, personId, now), { keepsProofs });
    await tx.delete(entitlements).where(eq(entitlements.userId, personId));
    await tx.delete(outbox).where(eq(outbox.recipient, email));
  });
};
