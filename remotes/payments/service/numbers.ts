import type { Sql } from "@serambi/kernel/service";

const ZONE = "Asia/Jakarta";

const partsOf = (now: Date): { year: string; month: string } => {
  const [year = "", month = ""] = new Intl.DateTimeFormat("sv-SE", {
    timeZone: ZONE,
    year: "numeric",
    month: "2-digit",
  })
    .format(now)
    .split("-");
  return { year, month };
};

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
  const series = `INV-${partsOf(now).year}`;
  return `${series}-${String(await nextOf(sql, tenantId, series)).padStart(4, "0")}`;
};

/** `PO-2611-038`: numbers of a site's month. */
export const nextPayoutNumber = async (sql: Sql, tenantId: string, now: Date): Promise<string> => {
  const { year, month } = partsOf(now);
  const series = `PO-${year.slice(2)}${month}`;
  return `${series}-${String(await nextOf(sql, tenantId, series)).padStart(3, "0")}`;
};

/** `HN-2611-001`: earnings that an administrator enters. */
export const nextEarningNumber = async (sql: Sql, tenantId: string, now: Date): Promise<string> => {
  const { year, month } = partsOf(now);
  const series = `HN-${year.slice(2)}${month}`;
  return `${series}-${String(await nextOf(sql, tenantId, series)).padStart(3, "0")}`;
};
