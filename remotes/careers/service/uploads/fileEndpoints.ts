import { endpoint, shownName, type Endpoint, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { FilePart, Key, NamedFile, NewFile, type FileState } from "../../contract/bodies";
import { newKey } from "../newKey";
import { texts } from "../texts";
import { judgePdf } from "./judgePdf";

/** Files that belong to no application are kept for a day. */
const LOOSE_MS = 86_400_000;
const PART_BODY_BYTES = 320 * 1024;

type Call = Pick<ServiceCall, "sql" | "tenant" | "now" | "fail">;

interface FileRow {
  readonly id: string;
  readonly size_bytes: number;
  readonly received_bytes: number;
  readonly is_whole: boolean;
}

/** A file that no application has: its parts come from whoever has its id. */
const findLoose = async ({ sql, tenant, fail }: Call, id: string): Promise<FileRow> => {
  const [row] = await sql.query<FileRow>(
    `select id, size_bytes, received_bytes, is_whole from careers_files f where tenant_id = $1 and id = $2
     and not exists (select 1 from careers_applications a where a.tenant_id = f.tenant_id and a.file_id = f.id) for update`,
    [tenant.id, id],
  );
  return row ?? fail(404, texts.fileNotFound);
};

const stateOf = ({ id, received_bytes, is_whole }: FileRow): FileState => ({
  id,
  receivedBytes: received_bytes,
  isWhole: is_whole,
});

const drop = ({ sql, tenant }: Call, id: string): Promise<unknown> =>
  sql.query("delete from careers_files where tenant_id = $1 and id = $2", [tenant.id, id]);

/** All bytes of a file. */
export const readFile = async ({ sql, tenant }: Pick<Call, "sql" | "tenant">, id: string): Promise<Buffer> => {
  const rows = await sql.query<{ part: string }>(
    "select encode(bytes, 'base64') as part from careers_file_parts where tenant_id = $1 and file_id = $2 order by begins_at",
    [tenant.id, id],
  );
  return Buffer.concat(rows.map(({ part }) => Buffer.from(part, "base64")));
};

/** A CV in parts: what was received stays, so that a line that broke goes on where it was. */
export const fileEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "careers",
    method: "POST",
    path: "/files",
    access: "anyone",
    body: NewFile,
    handle: async ({ sql, tenant, now, body }): Promise<FileState> => {
      await sql.query(
        `delete from careers_files f where tenant_id = $1 and begun_at < $2
         and not exists (select 1 from careers_applications a where a.tenant_id = f.tenant_id and a.file_id = f.id)`,
        [tenant.id, new Date(now.getTime() - LOOSE_MS)],
      );
      const id = newKey();
      await sql.query(
        "insert into careers_files (tenant_id, id, name, size_bytes, begun_at) values ($1, $2, $3, $4, $5)",
        [tenant.id, id, shownName(body.name, { instead: "cv", extension: "pdf" }), body.sizeBytes, now],
      );
      return { id, receivedBytes: 0, isWhole: false };
    },
  }),
  endpoint({
    host: "careers",
    method: "GET",
    path: "/files",
    access: "anyone",
    query: z.object({ id: Key }),
    handle: async (call) => stateOf(await findLoose(call, call.query.id)),
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/files/parts",
    access: "anyone",
    body: FilePart,
    bodyLimitBytes: PART_BODY_BYTES,
    handle: async (call): Promise<FileState> => {
      const { sql, tenant, fail, body } = call;
      const row = await findLoose(call, body.id);
      // A part that is sent again, because its answer was lost, is there already.
      if (row.is_whole || body.beginsAt < row.received_bytes) return stateOf(row);
      const bytes = Buffer.from(body.bytes, "base64");
      const received = row.received_bytes + bytes.length;
      if (body.beginsAt !== row.received_bytes || bytes.length === 0 || received > row.size_bytes)
        return fail(409, texts.partElsewhere);
      await sql.query(
        "insert into careers_file_parts (tenant_id, file_id, begins_at, bytes) values ($1, $2, $3, decode($4, 'base64'))",
        [tenant.id, row.id, body.beginsAt, bytes.toString("base64")],
      );
      const isWhole = received === row.size_bytes;
      if (isWhole) {
        const fault = judgePdf(await readFile(call, row.id));
        // The transaction ends with the refusal, and the last part with it: the file never becomes whole.
        if (fault) return fail(422, fault, { cv: fault });
      }
      await sql.query("update careers_files set received_bytes = $3, is_whole = $4 where tenant_id = $1 and id = $2", [
        tenant.id,
        row.id,
        received,
        isWhole,
      ]);
      return { id: row.id, receivedBytes: received, isWhole };
    },
  }),
  endpoint({
    host: "careers",
    method: "POST",
    path: "/files/cancel",
    access: "anyone",
    body: NamedFile,
    handle: async (call) => {
      const row = await findLoose(call, call.body.id);
      await drop(call, row.id);
      return { id: row.id };
    },
  }),
];
