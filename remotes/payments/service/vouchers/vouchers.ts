import type { ServiceCall, Sql, Text } from "@serambi/kernel/service";

import type { Discount } from "../invoices/price";
import { texts } from "../texts";

interface VoucherRow {
  readonly code: string;
  readonly kind: "percent" | "amount";
  readonly value: number;
  readonly slug: string | null;
  readonly max_uses: number;
  readonly used: number;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly closed_at: string | null;
}

/** A voucher that counts, or why it does not. */
export type VoucherCheck = { readonly discount: Discount & { readonly code: string } } | { readonly fault: Text };

interface VoucherUse {
  readonly code: string;
  readonly slug: string;
  readonly personId: string;
  readonly now: Date;
}

export const voucherCode = (typed: string): string => typed.trim().toUpperCase();

const faultOf = (row: VoucherRow | undefined, { slug, now }: VoucherUse): Text | null => {
  if (!row || row.closed_at !== null) return texts.voucherUnknown;
  if (row.starts_at !== null && new Date(row.starts_at) > now) return texts.voucherEarly;
  if (row.ends_at !== null && new Date(row.ends_at) <= now) return texts.voucherOver;
  if (row.slug !== null && row.slug !== slug) return texts.voucherOther;
  if (row.used >= row.max_uses) return texts.voucherUsedUp;
  return null;
};

const isUsedBy = async (sql: Sql, tenantId: string, { code, personId }: VoucherUse): Promise<boolean> => {
  const [row] = await sql.query(
    `select 1 as one from payments_invoices where tenant_id = $1 and person_id = $2 and voucher = $3
     and state in ('PENDING', 'PAID', 'SETTLED') limit 1`,
    [tenantId, personId, code],
  );
  return row !== undefined;
};

const read = async (sql: Sql, tenantId: string, code: string, isHeld: boolean): Promise<VoucherRow | undefined> => {
  const [row] = await sql.query<VoucherRow>(
    `select code, kind, value, slug, max_uses, used, starts_at::text as starts_at, ends_at::text as ends_at,
     closed_at::text as closed_at from payments_vouchers where tenant_id = $1 and code = $2 ${isHeld ? "for update" : ""}`,
    [tenantId, code],
  );
  return row;
};

/** Whether a voucher would count now. @param isHeld keeps everybody else from using it until this transaction ends */
export const checkVoucher = async (
  { sql, tenant }: Pick<ServiceCall, "sql" | "tenant">,
  use: VoucherUse,
  isHeld = false,
): Promise<VoucherCheck> => {
  const row = await read(sql, tenant.id, use.code, isHeld);
  const fault = faultOf(row, use) ?? ((await isUsedBy(sql, tenant.id, use)) ? texts.voucherMine : null);
  if (fault || !row) return { fault: fault ?? texts.voucherUnknown };
  return { discount: { code: row.code, kind: row.kind, value: row.value } };
};

/** Uses a voucher that was held and counts. The table refuses one use too many, too. */
export const takeVoucher = async (sql: Sql, tenantId: string, code: string): Promise<void> => {
  await sql.query("update payments_vouchers set used = used + 1 where tenant_id = $1 and code = $2", [tenantId, code]);
};

/** An invoice ended without money: its voucher may be used again. */
export const returnVoucher = async (sql: Sql, tenantId: string, code: string): Promise<void> => {
  await sql.query("update payments_vouchers set used = greatest(used - 1, 0) where tenant_id = $1 and code = $2", [
    tenantId,
    code,
  ]);
};
