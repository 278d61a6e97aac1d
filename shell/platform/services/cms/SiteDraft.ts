import { isDeepStrictEqual } from "node:util";

import { asc, desc, eq, lte, sql } from "drizzle-orm";

import { ApiFailure } from "../../app/ApiFailure";
import type { User } from "../../app/requireUserRole";
import type { TenantCall } from "../../app/tenantHandler";
import type { DraftChange } from "../../database/draftTables";
import { settingsDrafts, settingsDraftSteps } from "../../database/schema";
import { storable } from "./storable";

export type Values = Readonly<Record<string, unknown>>;
type Changes = Readonly<Record<string, DraftChange>>;
export type DraftRow = typeof settingsDrafts.$inferSelect;

/** The most steps back that are kept: nobody remembers more. */
const MAX_STEPS = 100;
/** The largest size of a draft as JSON. */
const MAX_BYTES = 1024 * 1024;

/** A draft with some keys as they are after a step, or were before it. */
const withSide = (values: Values, changes: Changes, side: keyof DraftChange): Values => {
  const kept = Object.entries(values).filter(([key]) => !Object.hasOwn(changes, key));
  const changed = Object.entries(changes).flatMap(([key, change]) => (side in change ? [[key, change[side]]] : []));
  return Object.fromEntries([...kept, ...changed]) as Values;
};

const changesBetween = (before: Values, after: Values): Changes =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((key) => !isDeepStrictEqual(before[key], after[key]))
      .map((key) => [
        key,
        {
          ...(Object.hasOwn(before, key) && { before: before[key] }),
          ...(Object.hasOwn(after, key) && { after: after[key] }),
        },
      ]),
  );

/** The draft of the running transaction's site. Two who change it do so one after the other. */
export class SiteDraft {
  constructor(
    private readonly call: Pick<TenantCall<unknown>, "tx" | "texts"> & {
      readonly tenant: Pick<TenantCall<unknown>["tenant"], "id">;
    },
    private readonly now: Date,
  ) {}

  /** The row as it is; with nothing in it where nobody has begun. */
  async read(): Promise<DraftRow> {
    const { tx, tenant } = this.call;
    const [row] = await tx.select().from(settingsDrafts);
    return row ?? this.begin(tenant.id);
  }

  /**
   * The row, and nobody else changes it until this transaction is over.
   * @param version that the caller worked on; missing: any
   * @throws ApiFailure 409 where somebody has changed it since
   */
  async lock(version?: number): Promise<DraftRow> {
    const { tx, texts } = this.call;
    await this.read();
    const [row] = await tx.select().from(settingsDrafts).for("update");
    if (!row) throw new Error("the draft was begun above");
    if (version !== undefined && row.version !== version) throw new ApiFailure(409, texts.draft.changed);
    return row;
  }

  /**
   * Replaces all that is in the draft by these values, as one step that can be undone.
   * @throws ApiFailure 413 where they are more than 1 MB
   */
  async change(row: DraftRow, given: Values, user: User): Promise<void> {
    const { tx, tenant, texts } = this.call;
    const values = storable(given);
    if (Buffer.byteLength(JSON.stringify(values)) > MAX_BYTES) throw new ApiFailure(413, texts.tooLarge);
    const changes = changesBetween(row.values, values);
    if (Object.keys(changes).length === 0) return;
    await tx.delete(settingsDraftSteps).where(eq(settingsDraftSteps.isUndone, true));
    await tx.insert(settingsDraftSteps).values({ tenantId: tenant.id, changes });
    await this.forgetOldSteps();
    await this.write(row, values, user);
  }

  /** @throws ApiFailure 409 where there is no step to undo */
  async undo(row: DraftRow, user: User): Promise<void> {
    const { tx, texts } = this.call;
    const [step] = await tx
      .select()
      .from(settingsDraftSteps)
      .where(eq(settingsDraftSteps.isUndone, false))
      .orderBy(desc(settingsDraftSteps.id))
      .limit(1);
    if (!step) throw new ApiFailure(409, texts.draft.noStep);
    await tx.update(settingsDraftSteps).set({ isUndone: true }).where(eq(settingsDraftSteps.id, step.id));
    await this.write(row, withSide(row.values, step.changes, "before"), user);
  }

  /** @throws ApiFailure 409 where there is no step to do again */
  async redo(row: DraftRow, user: User): Promise<void> {
    const { tx, texts } = this.call;
    const [step] = await tx
      .select()
      .from(settingsDraftSteps)
      .where(eq(settingsDraftSteps.isUndone, true))
      .orderBy(asc(settingsDraftSteps.id))
      .limit(1);
    if (!step) throw new ApiFailure(409, texts.draft.noStep);
    await tx.update(settingsDraftSteps).set({ isUndone: false }).where(eq(settingsDraftSteps.id, step.id));
    await this.write(row, withSide(row.values, step.changes, "after"), user);
  }

  /** Tells whether there are steps to undo, and to do again. */
  async steps(): Promise<{ readonly canUndo: boolean; readonly canRedo: boolean }> {
    const { tx } = this.call;
    const found = await tx.selectDistinct({ isUndone: settingsDraftSteps.isUndone }).from(settingsDraftSteps);
    const has = (isUndone: boolean) => found.some((one) => one.isUndone === isUndone);
    return { canUndo: has(false), canRedo: has(true) };
  }

  /** Has the draft published by itself. */
  async schedule(row: DraftRow, at: Date, note: string, user: User): Promise<void> {
    await this.set(row, { publishAt: at, publishBy: user.id, publishRole: user.role, publishNote: note });
  }

  async unschedule(row: DraftRow): Promise<void> {
    await this.set(row, { publishAt: null, publishBy: null, publishRole: null, publishNote: null });
  }

  /** The draft is live: it is empty from now on, and its steps are over. */
  async empty(row: DraftRow): Promise<void> {
    const { tx } = this.call;
    await tx.delete(settingsDraftSteps);
    await this.set(row, {
      values: {},
      changedAt: null,
      changedBy: null,
      publishAt: null,
      publishBy: null,
      publishRole: null,
      publishNote: null,
    });
  }

  private async begin(tenantId: string): Promise<DraftRow> {
    const { tx } = this.call;
    await tx.insert(settingsDrafts).values({ tenantId }).onConflictDoNothing();
    const [row] = await tx.select().from(settingsDrafts);
    if (!row) throw new Error("a row that was just made is there");
    return row;
  }

  private write(row: DraftRow, values: Values, user: User): Promise<void> {
    return this.set(row, { values, changedAt: this.now, changedBy: user.id });
  }

  private async set(row: DraftRow, change: Partial<DraftRow>): Promise<void> {
    const { tx } = this.call;
    await tx
      .update(settingsDrafts)
      .set({ ...change, version: sql`${settingsDrafts.version} + 1` })
      .where(eq(settingsDrafts.tenantId, row.tenantId));
  }

  private async forgetOldSteps(): Promise<void> {
    const { tx } = this.call;
    const [last] = await tx
      .select({ id: settingsDraftSteps.id })
      .from(settingsDraftSteps)
      .orderBy(desc(settingsDraftSteps.id))
      .offset(MAX_STEPS)
      .limit(1);
    if (last) await tx.delete(settingsDraftSteps).where(lte(settingsDraftSteps.id, last.id));
  }
}
