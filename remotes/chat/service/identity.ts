import { createHash, randomBytes, randomUUID } from "node:crypto";

import { endpoint, type ServiceCall, type Sql } from "@serambi/kernel/service";

import { refusals } from "./texts";

/** 256 bits: nobody guesses it, and the database keeps its hash alone. */
const TOKEN_BYTES = 32;
const BEARER = /^Bearer ([\w-]{20,100})$/;

const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Digest of the token in an `authorization` header; of what is none, one that nobody has. */
export const bearerDigest = (authorization: string): string => digestOf(BEARER.exec(authorization)?.[1] ?? "");

interface IdentityRow {
  readonly id: string;
  readonly person_id: string | null;
}

const find = async (sql: Sql, digest: string): Promise<IdentityRow | undefined> => {
  const [row] = await sql.query<IdentityRow>("select id, person_id from chat_identities where token_digest = $1", [
    digest,
  ]);
  return row;
};

type Asker = Pick<ServiceCall, "sql" | "headers" | "fail">;

/** Finds the identity of a call by its token. @throws ApiFailure 401 without a token that is known */
export const requireIdentity = async ({ sql, headers: { authorization }, fail }: Asker): Promise<IdentityRow> =>
  (authorization === undefined ? undefined : await find(sql, bearerDigest(authorization))) ??
  fail(401, refusals.noIdentity);

/** Whoever logs in keeps what they said before, unless it was somebody else's. */
const keepsBefore = (before: IdentityRow | undefined, personId: string | null): before is IdentityRow =>
  before !== undefined && (before.person_id === null || before.person_id === personId);

export const identityEndpoints = [
  endpoint({
    host: "chat",
    method: "POST",
    path: "/identity/login",
    access: "anyone",
    headers: ["x-chat-token"],
    handle: async ({ sql, tenant, user, headers, now }) => {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const personId = user?.id ?? null;
      const known = headers["x-chat-token"];
      const before = known === undefined ? undefined : await find(sql, digestOf(known));
      if (keepsBefore(before, personId)) {
        await sql.query("update chat_identities set token_digest = $2, person_id = $3 where id = $1", [
          before.id,
          digestOf(token),
          personId,
        ]);
        return { id: before.id, token };
      }
      const id = randomUUID();
      await sql.query("insert into chat_identities values ($1, $2, $3, $4, $5)", [
        tenant.id,
        id,
        digestOf(token),
        personId,
        now,
      ]);
      return { id, token };
    },
  }),
  endpoint({
    host: "chat",
    method: "GET",
    path: "/identity/me",
    access: "anyone",
    headers: ["authorization"],
    handle: async (call) => ({ id: (await requireIdentity(call)).id }),
  }),
];
