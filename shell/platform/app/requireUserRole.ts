import { createHash } from "node:crypto";

import { roleOfKind, type Role } from "@serambi/kernel/contracts";
import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { accessTokens, memberships } from "../database/schema";
import { ApiFailure } from "./ApiFailure";
import type { TenantCall } from "./tenantHandler";

/** Who acts on the tenant's behalf. */
export interface User {
  readonly id: string;
  readonly role: Role;
}

/** Whoever has logged in, also without a role. */
interface LoggedIn {
  readonly id: string;
  readonly role: Role | "none";
}

/** "bearer prefix on some calls, none on others" (specification section 6). */
const TOKEN = /^(?:Bearer )?([\x21-\x7e]{1,4096})$/;

/** The token of an `authorization` header, with `Bearer` or without; undefined for what is none. */
export const bareToken = (authorization: string | undefined): string | undefined =>
  TOKEN.exec(authorization ?? "")?.[1];

/** What the database keeps of an access token. */
export const accessTokenDigest = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Whether a token was given to a person with an account: those of other users name them by what is no id of ours. */
const IS_PERSON = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const personOfToken = sql`case when ${accessTokens.userId} ~ ${IS_PERSON.source} then ${accessTokens.userId}::uuid end`;

type Asker = Pick<TenantCall<unknown>, "tx" | "authorization" | "texts">;

/**
 * The user whose access token a call carries, with the role that they have now: who was an administrator when the token was made may be one no
 * more.
 * @returns undefined where the token is missing, unknown to this tenant, revoked or too old, or its person is no member any more
 */
export const findUser = async ({ tx, authorization }: Asker, now: Date): Promise<LoggedIn | undefined> => {
  const token = bareToken(authorization);
  if (token === undefined) return undefined;
  // Within the tenant: a token of another one is not there.
  const [found] = await tx
    .select({ id: accessTokens.userId, kindThen: accessTokens.userKind, kindNow: memberships.userKind })
    .from(accessTokens)
    .leftJoin(memberships, eq(memberships.personId, personOfToken))
    .where(
      and(
        eq(accessTokens.digest, accessTokenDigest(token)),
        gt(accessTokens.expiresAt, now),
        isNull(accessTokens.revokedAt),
      ),
    );
  if (!found || (found.kindNow === null && IS_PERSON.test(found.id))) return undefined;
  return { id: found.id, role: roleOfKind(found.kindNow ?? found.kindThen) };
};

/**
 * The user whose access token a call carries, whatever their role.
 * @throws ApiFailure 401 where there is none
 */
export const requireUser = async (asker: Asker, now: Date): Promise<LoggedIn> => {
  const user = await findUser(asker, now);
  if (!user) throw new ApiFailure(401, asker.texts.loginNeeded);
  return user;
};

/**
 * The user whose access token a call carries, if they have one of these roles (specification section 6).
 * @throws ApiFailure 401 where the token is missing, unknown to this tenant, revoked or too old; 403 for another role
 */
export const requireUserRole = async (asker: Asker, roles: readonly Role[], now: Date): Promise<User> => {
  const { id, role } = await requireUser(asker, now);
  if (role === "none" || !roles.includes(role)) throw new ApiFailure(403, asker.texts.forbidden);
  return { id, role };
};
