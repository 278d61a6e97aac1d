import { createHash } from "node:crypto";

import { roleOfKind, type Role } from "@serambi/kernel/contracts";
import { and, eq, gt, isNull } from "drizzle-orm";

import { accessTokens } from "../database/schema";
import { ApiFailure } from "./ApiFailure";
import type { TenantCall } from "./tenantHandler";

/** Who acts on the tenant's behalf. */
export interface User {
  readonly id: string;
  readonly role: Role;
}

const BEARER = /^Bearer ([\x21-\x7e]{1,4096})$/;

/** What the database keeps of an access token. */
export const accessTokenDigest = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * The user whose access token a call carries, if they have one of these roles (specification section 6).
 * @throws ApiFailure 401 where the token is missing, unknown to this tenant, revoked or too old; 403 for another role
 */
export const requireUserRole = async (
  { tx, authorization, texts }: Pick<TenantCall<unknown>, "tx" | "authorization" | "texts">,
  roles: readonly Role[],
  now: Date,
): Promise<User> => {
  const [, token] = BEARER.exec(authorization ?? "") ?? [];
  if (token === undefined) throw new ApiFailure(401, texts.loginNeeded);
  // Within the tenant: a token of another one is not there.
  const [found] = await tx
    .select({ id: accessTokens.userId, kind: accessTokens.userKind })
    .from(accessTokens)
    .where(
      and(
        eq(accessTokens.digest, accessTokenDigest(token)),
        gt(accessTokens.expiresAt, now),
        isNull(accessTokens.revokedAt),
      ),
    );
  if (!found) throw new ApiFailure(401, texts.loginNeeded);
  const role = roleOfKind(found.kind);
  if (role === "none" || !roles.includes(role)) throw new ApiFailure(403, texts.forbidden);
  return { id: found.id, role };
};
