import type { Entitled, Entitlement, Entitlements, Grant } from "@serambi/kernel/service";
import { and, desc, eq, gt, isNull, or } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { entitlements } from "../database/schema";

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
    const wanted = or(...things.map(({ kind, code }) => and(eq(entitlements.kind, kind), eq(entitlements.code, code))));
    return (await this.tx.$count(entitlements, and(this.counts(personId), wanted))) > 0;
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

  private counts(personId: string) {
    const lasts = or(isNull(entitlements.expiresAt), gt(entitlements.expiresAt, this.now));
    return and(eq(entitlements.userId, personId), isNull(entitlements.revokedAt), lasts);
  }
}
