import type { Entitled, Entitlement, Entitlements, Grant } from "@serambi/kernel/service";
import { and, asc, desc, eq, gt, gte, isNull, or } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { entitlements } from "../database/schema";

const oneOf = (things: readonly Entitled[]) =>
  or(...things.map(({ kind, code }) => and(eq(entitlements.kind, kind), eq(entitlements.code, code))));

/** The rights of one tenant's persons, in a transaction that has entered it. */
export class TenantEntitlements implements Entitlements {
  constructor(
    private readonly tx: Transaction,
    private readonly tenantId: string,
    private readonly now: Date,
  ) {}

  async grant({ personId, expiresAt, ...grant }: Grant): Promise<boolean> {
    const row = {
      ...grant,
      tenantId: this.tenantId,
      userId: personId,
      grantedAt: this.now,
      expiresAt: expiresAt ?? null,
    };
    const written = await this.tx
      .insert(entitlements)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: entitlements.id });
    return written.length > 0;
  }

  async revoke({ personId, reference, why }: Parameters<Entitlements["revoke"]>[0]): Promise<number> {
    const granted = and(eq(entitlements.userId, personId), eq(entitlements.reference, reference));
    const ended = await this.tx
      .update(entitlements)
      .set({ revokedAt: this.now, revokedWhy: why })
      .where(and(granted, isNull(entitlements.revokedAt)))
      .returning({ id: entitlements.id });
    return ended.length;
  }

  async has(personId: string, things: readonly Entitled[]): Promise<boolean> {
    if (things.length === 0) return false;
    return (await this.tx.$count(entitlements, and(this.counts(personId), oneOf(things)))) > 0;
  }

  async list(personId: string, kind?: string): Promise<Entitlement[]> {
    const rows = await this.tx
      .select()
      .from(entitlements)
      .where(and(this.counts(personId), kind === undefined ? undefined : eq(entitlements.kind, kind)))
      .orderBy(desc(entitlements.grantedAt), desc(entitlements.id));
    return rows.map((row) => ({
      personId: row.userId,
      kind: row.kind,
      code: row.code,
      source: row.source,
      reference: row.reference,
      grantedAt: row.grantedAt,
      expiresAt: row.expiresAt,
    }));
  }

  async holders(things: readonly Entitled[]): Promise<string[]> {
    if (things.length === 0) return [];
    const rows = await this.tx
      .selectDistinct({ id: entitlements.userId })
      .from(entitlements)
      .where(and(this.isInForce(), oneOf(things)))
      .orderBy(asc(entitlements.userId));
    return rows.map(({ id }) => id);
  }

  async grantedSince(kind: string, moment: Date): Promise<string[]> {
    const rows = await this.tx
      .selectDistinct({ id: entitlements.userId })
      .from(entitlements)
      .where(and(eq(entitlements.kind, kind), gte(entitlements.grantedAt, moment)));
    return rows.map(({ id }) => id);
  }

  private counts(personId: string) {
    return and(eq(entitlements.userId, personId), this.isInForce());
  }

  private isInForce() {
    const lasts = or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, this.now));
    return and(isNull(entitlements.revokedAt), lasts);
  }
}
