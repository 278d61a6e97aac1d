import type { Sql } from "@serambi/kernel/service";

/** Western Indonesian Time is seven hours ahead of UTC in every season. */
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

const dayOf = (now: Date): string => new Date(now.getTime() + JAKARTA_OFFSET_MS).toISOString();
const yearOf = (now: Date): string => dayOf(now).slice(0, 4);
/** `2611` */
const monthOf = (now: Date): string => dayOf(now).slice(2, 7).replace("-", "");

const nextOf = async (sql: Sql, tenantId: string, series: string): Promise<number> => {
  const [row] = await sql.query<{ last: number }>(
    `insert into payments_numbers as n (tenant_id, series, last) values ($1, $2, 1)
     on conflict (tenant_id, series) do update set last = n.last + 1 returning last`,
    [tenantId, series],
  );
  if (!row) throw new Error(`The series ${series} gives no number`);
  return row.last;
};

/** `INV-2026-0418`: numbers of a site's year, without gaps but for what was taken back. */
export const nextInvoiceNumber = async (sql: Sql, tenantId: string, now: Date): Promise<string> => {
  const series = `INV-${yearOf(now)}`;
  return `${series}-${String(await nextOf(sql, tenantId, series)).padStart(4, "0")}`;
};

/** `PO-2611-038`: numbers of a site's month. */
export const nextPayoutNumber = async (sql: Sql, tenantId: string, now: Date): Promise<string> => {
  const series = `PO-${monthOf(now)}`;
  return `${series}-${String(await nextOf(sql, tenantId, series)).padStart(3, "0")}`;
};
