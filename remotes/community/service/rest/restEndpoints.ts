import { createHash } from "node:crypto";

import { bareAnswer, endpoint, type BareAnswer, type Endpoint, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { SAME_CONTENT } from "../../contract/formKey";
import { asAnybody, asOffice } from "../voices/readVoices";
import { readFilters } from "./readFilters";
import { readOrder, readRange, readSelect } from "./readRange";
import { answerFailure, RestFailure, restAnswer } from "./RestFailure";
import { REST_TABLE_NAMES, REST_TABLES, type RestTable, type Row } from "./tables";

const HEADERS = ["prefer", "range", "accept", "idempotency-key"] as const;
const ONE = "application/vnd.pgrst.object+json";
const KEY = /^[0-9a-f]{32}$/;
const SAME_FOR = "10 minutes";

/** @param position of the first row */
const contentRange = (position: number, count: number, total: number | null): string =>
  `${count === 0 ? "*" : `${position}-${position + count - 1}`}/${total ?? "*"}`;

const oneOf = (rows: readonly object[], { headers }: ServiceCall): readonly object[] | object => {
  if (!(headers["accept"] ?? "").includes(ONE)) return rows;
  const [row] = rows;
  if (row === undefined || rows.length > 1)
    throw new RestFailure(406, "PGRST116", "Cannot coerce the result to a single JSON object");
  return row;
};

const read = async (call: ServiceCall<Readonly<Record<string, unknown>>>, table: RestTable): Promise<BareAnswer> => {
  const { sql, query, headers } = call;
  const { conditions, values } = readFilters(table, query);
  const { offset, limit } = readRange(query, headers["range"]);
  const where = conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`;
  const rows = await sql.query(
    `select ${readSelect(table, query["select"])} from ${table.relation} ${where}
     order by ${readOrder(table, query["order"])} limit ${limit} offset ${offset}`,
    values,
  );
  const isCounted = /\bcount=(?:exact|planned|estimated)\b/.test(headers["prefer"] ?? "");
  const total = isCounted
    ? ((await sql.query<{ count: number }>(`select count(*)::int as count from ${table.relation} ${where}`, values))[0]
        ?.count ?? 0)
    : null;
  if (total !== null && offset > 0 && offset >= total)
    throw new RestFailure(416, "PGRST103", "Requested range not satisfiable");
  const isPart = total !== null && rows.length < total;
  return restAnswer(isPart ? 206 : 200, oneOf(rows, call), {
    "content-range": contentRange(offset, rows.length, total),
  });
};

/** Neither the number nor the time nor the result of a row is its writer's. */
const MADE_COLUMNS = new Set(["id", "created_at", "reference", "secret", "d", "i", "s", "c"]);

const rowOf = (table: RestTable, name: string, given: unknown): Row => {
  const sent = z.record(z.string(), z.unknown()).safeParse(given);
  if (!sent.success) throw new RestFailure(400, "PGRST102", "Empty or invalid json");
  const { is_published, ...fields } = sent.data;
  // Only the office publishes. The table's policy refuses it, too.
  if (is_published === true)
    throw new RestFailure(401, "42501", `new row violates row-level security policy for table "${name}"`);
  const known = { ...table.columns, ...table.ownColumns };
  for (const column of Object.keys(fields)) {
    if (!Object.hasOwn(known, column))
      throw new RestFailure(400, "PGRST204", `Could not find the '${column}' column of '${name}' in the schema cache`);
    if (MADE_COLUMNS.has(column)) throw new RestFailure(401, "42501", `permission denied for table ${name}`);
  }
  const row = z.safeParse(table.row, fields);
  if (row.success) return row.data;
  const field = String(row.error.issues[0]?.path[0] ?? "row");
  throw new RestFailure(
    400,
    "23514",
    `new row for relation "${name}" violates check constraint "${name}_${field}_check"`,
    field,
  );
};

const MAX_AT_ONCE = 100;

interface Sending {
  /** The form's own; null where it has none. */
  readonly key: string | null;
  /** Told of the row. */
  readonly columns: string;
}

/** The row that the same form has made before: whoever knows the form's key has sent it. */
const findSent = async (
  { sql, tenant }: ServiceCall,
  { relation }: RestTable,
  { key, columns }: Sending,
): Promise<object> => {
  await asOffice(sql);
  const [row] = await sql.query(`select ${columns} from ${relation} where tenant_id = $1 and form_key = $2`, [
    tenant.id,
    key,
  ]);
  await asAnybody(sql);
  return row ?? {};
};

/** What was sent without a key is something new after ten minutes. */
const letSameEnd = async ({ sql, tenant }: ServiceCall, { relation }: RestTable, key: string): Promise<void> => {
  await asOffice(sql);
  await sql.query(
    `update ${relation} set form_key = null
     where tenant_id = $1 and form_key = $2 and created_at < now() - interval '${SAME_FOR}'`,
    [tenant.id, key],
  );
  await asAnybody(sql);
};

/** The row as it is written, or the one that the same form has made before. */
const prepared = async (
  call: ServiceCall,
  table: RestTable,
  sent: Row,
  sending: Sending,
): Promise<{ readonly row: Row } | { readonly before: object }> => {
  const { prepare, prepares = "", hasSender } = table;
  const row = prepare ? await prepare(call, sent) : sent;
  // An aspiration without a name is tied to no account.
  const sender = row?.["is_anonymous"] === true ? null : (call.user?.id ?? null);
  if (row) return { row: { ...row, ...(hasSender && { person_id: sender }) } };
  // Its file is taken: by this form, where it was sent twice.
  const before = sending.key === null ? {} : await findSent(call, table, sending);
  if (Object.keys(before).length > 0) return { before };
  throw new RestFailure(400, "23514", `${prepares} cannot be taken`, prepares);
};

const insert = async (call: ServiceCall, table: RestTable, sent: Row, sending: Sending): Promise<object> => {
  const { sql, tenant } = call;
  const { key, columns } = sending;
  if (key?.startsWith("same-")) await letSameEnd(call, table, key);
  const made = await prepared(call, table, sent, sending);
  if ("before" in made) return made.before;
  const { row } = made;
  const names = Object.keys(row);
  const bound = (name: string): unknown =>
    table.columns[name] === "jsonb" ? JSON.stringify(row[name]) : (row[name] ?? null);
  const values = [tenant.id, key, ...names.map(bound)];
  const places = values.map((_, index) => `$${index + 1}`).join(", ");
  const [written] = await sql.query<{ id: string }>(
    `insert into ${table.relation} (${["tenant_id", "form_key", ...names].join(", ")}) values (${places})
     on conflict (tenant_id, form_key) do nothing returning id`,
    values,
  );
  if (!written) return key === null ? {} : findSent(call, table, sending);
  const readBack = (what: string) =>
    sql.query(`select ${what} from ${table.relation} where tenant_id = $1 and id = $2::uuid`, [tenant.id, written.id]);
  if (table.arrived) await table.arrived(call, (await readBack("*"))[0]);
  return (await readBack(columns))[0] ?? {};
};

/** A form's own key, or a hash of its content where there was no script to make one. */
const keyOf = (given: string | undefined, rows: readonly object[]): string | null => {
  if (given === undefined || rows.length !== 1) return null;
  if (given === SAME_CONTENT) return `same-${createHash("sha256").update(JSON.stringify(rows[0])).digest("hex")}`;
  return KEY.test(given) ? given : null;
};

const write = async (
  call: ServiceCall<Readonly<Record<string, unknown>>>,
  name: string,
  table: RestTable,
): Promise<BareAnswer> => {
  const { body, query, headers } = call;
  const list = Array.isArray(body) ? body : [body];
  if (list.length > MAX_AT_ONCE) throw new RestFailure(413, "PGRST102", `${MAX_AT_ONCE} rows at most`);
  const rows = list.map((one) => rowOf(table, name, one));
  const columns = readSelect({ ...table, columns: { ...table.columns, ...table.ownColumns } }, query["select"]);
  const key = keyOf(headers["idempotency-key"], rows);
  const made: object[] = [];
  for (const row of rows) made.push(await insert(call, table, row, { key, columns }));
  const isShown = /\breturn=representation\b/.test(headers["prefer"] ?? "");
  if (!isShown) return bareAnswer({ status: 201, headers: { "content-range": "*/*" }, body: null });
  return restAnswer(201, oneOf(made, call), { "content-range": "*/*" });
};

const refused = (name: string): BareAnswer =>
  answerFailure(new RestFailure(401, "42501", `permission denied for table ${name}`));

const endpointsOf = (name: (typeof REST_TABLE_NAMES)[number]): readonly Endpoint[] => {
  const table = REST_TABLES[name];
  const base = { host: "db", path: `/${name}`, access: "anyone", headers: HEADERS } as const;
  return [
    endpoint({
      ...base,
      method: "GET",
      handle: (call) => (table.isWriteOnly ? Promise.resolve(refused(name)) : read(call, table).catch(answerFailure)),
    }),
    endpoint({ ...base, method: "POST", handle: (call) => write(call, name, table).catch(answerFailure) }),
    endpoint({ ...base, method: "PATCH", handle: () => Promise.resolve(refused(name)) }),
    endpoint({ ...base, method: "DELETE", handle: () => Promise.resolve(refused(name)) }),
  ];
};

/** The hosted database in PostgREST's conventions, as far as the anonymous key goes. */
export const restEndpoints: readonly Endpoint[] = [
  ...REST_TABLE_NAMES.flatMap(endpointsOf),
  endpoint({
    host: "db",
    method: "POST",
    path: "/rpc/:name",
    access: "anyone",
    handle: ({ params }) =>
      Promise.resolve(
        answerFailure(
          new RestFailure(
            404,
            "PGRST202",
            `Could not find the function rest.${params["name"] ?? ""} in the schema cache`,
          ),
        ),
      ),
  }),
];
