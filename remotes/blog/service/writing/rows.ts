import type { Sql } from "@serambi/kernel/service";

import { readLive, type Live } from "./readLive";
import { WritingValue, type WritingKind } from "./WritingValue";

/** A change of what is published already, for later. */
export interface Scheduled {
  readonly at: string;
  readonly by: string | null;
  readonly value: WritingValue;
}

interface DraftRow {
  readonly value: unknown;
  readonly version: number;
  readonly is_changed: boolean;
  readonly changed_at: string;
  readonly changed_by: string;
  readonly withdrawn_at: string | null;
  readonly scheduled: { readonly at: string; readonly by: string | null; readonly value: unknown } | null;
}

export interface Draft {
  readonly value: WritingValue;
  /** 0 where nobody of the site has had it in hand. */
  readonly version: number;
  readonly isChanged: boolean;
  readonly changedAt: string | null;
  /** Their name; empty where they have deleted their account. */
  readonly changedBy: string;
  readonly withdrawnAt: string | null;
  readonly scheduled: Scheduled | null;
}

/** The name of whoever did it. */
export const NAME = (column: string): string =>
  `coalesce((select persons.name from persons where persons.id::text = ${column}), '')`;

export interface Found {
  readonly draft: Draft;
  readonly live: Live | null;
}

/** A draft with what is published of it; null where the site has no such thing. */
export const findWriting = async (sql: Sql, kind: WritingKind, id: string): Promise<Found | null> => {
  const live = await readLive(sql, kind, id);
  const [row] = await sql.query<DraftRow>(
    `select value, version, is_changed, changed_at, ${NAME("changed_by")} as changed_by, withdrawn_at, scheduled
     from post_drafts where kind = $1 and id = $2`,
    [kind, id],
  );
  if (row) {
    const { is_changed: isChanged, scheduled } = row;
    const draft: Draft = {
      value: WritingValue.parse(row.value),
      version: row.version,
      isChanged,
      changedAt: new Date(row.changed_at).toISOString(),
      changedBy: row.changed_by,
      withdrawnAt: row.withdrawn_at && new Date(row.withdrawn_at).toISOString(),
      scheduled: scheduled && { ...scheduled, value: WritingValue.parse(scheduled.value) },
    };
    return { draft, live };
  }
  if (!live) return null;
  const draft: Draft = {
    value: live.value,
    version: 0,
    isChanged: false,
    changedAt: null,
    changedBy: "",
    withdrawnAt: null,
    scheduled: null,
  };
  return { draft, live };
};

/** The parts of a draft that are written besides its version. */
interface DraftChange {
  readonly value: WritingValue;
  readonly isChanged: boolean;
  readonly withdrawnAt: Date | null;
  readonly scheduled: Scheduled | null;
}

interface Writer {
  readonly tenantId: string;
  readonly kind: WritingKind;
  readonly id: string;
  readonly by: string | null;
  readonly now: Date;
}

/**
 * Writes the draft where its version is still the one that the writer began with.
 * @returns the new version, or null where somebody was faster
 */
export const writeDraft = async (
  sql: Sql,
  { tenantId, kind, id, by, now }: Writer,
  version: number,
  { value, isChanged, withdrawnAt, scheduled }: DraftChange,
): Promise<number | null> => {
  const values = [tenantId, kind, id, JSON.stringify(value), isChanged, by, now, withdrawnAt];
  const later = scheduled && JSON.stringify(scheduled);
  const [row] =
    version === 0
      ? await sql.query<{ version: number }>(
          `insert into post_drafts (tenant_id, kind, id, value, version, is_changed, created_by, created_at, changed_by, changed_at,
             withdrawn_at, scheduled)
           values ($1, $2, $3, $4::jsonb, 1, $5, $6, $7, $6, $7, $8, $9::jsonb) on conflict do nothing returning version`,
          [...values, later],
        )
      : await sql.query<{ version: number }>(
          `update post_drafts set value = $4::jsonb, version = version + 1, is_changed = $5, changed_by = $6, changed_at = $7,
             withdrawn_at = $8, scheduled = $9::jsonb
           where tenant_id = $1 and kind = $2 and id = $3 and version = $10 returning version`,
          [...values, later, version],
        );
  return row?.version ?? null;
};
