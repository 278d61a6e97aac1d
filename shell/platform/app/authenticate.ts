import { createHash } from "node:crypto";

import type { Language } from "@serambi/kernel/contracts";
import { and, eq, gt, isNull } from "drizzle-orm";

import { appTokens, tenantHosts, tenants } from "../database/schema";
import type { Transaction } from "../database/Database";
import type { HeldTokens } from "./HeldTokens";
import { ApiFailure } from "./ApiFailure";
import { messagesFor } from "./messages/messagesFor";
import { openAppToken } from "./openAppToken";
import { tenantHost } from "./tenantHost";

/** An app token lives 23 hours (specification section 9), and so does what is made from it. */
export const APP_TOKEN_LIFE_MS = 23 * 60 * 60 * 1000;
/** Clocks differ; further ahead than this a timestamp is made up. */
const MAX_AHEAD_MS = 5 * 60 * 1000;

/** Whose request this is. */
export interface Tenant {
  readonly id: string;
  readonly key: string;
  readonly language: Language;
  /** The host that the app token names, as the directory knows it. */
  readonly host: string;
}

/** By what tokens are checked. */
export interface TokenChecks {
  readonly appTokenKey: Buffer;
  /** Those that the database does not know. */
  readonly heldTokens: HeldTokens;
  readonly now: () => Date;
}

/** What the database keeps of a token and its code. */
export const tokenDigest = (token: string, code: string): string =>
  createHash("sha256").update(`${token}\n${code}`).digest("hex");

/**
 * The tenant that an `app-token` header speaks for.
 * @throws ApiFailure 401 when it is missing, forged, revoked or too old; 404 when no tenant has its host
 */
export const authenticate = async (
  tx: Transaction,
  header: unknown,
  { appTokenKey, heldTokens, now }: TokenChecks,
): Promise<Tenant> => {
  const texts = messagesFor();
  const opened = openAppToken(header, appTokenKey);
  const at = now();
  const ageMs = at.getTime() - (opened?.timestamp ?? 0);
  if (!opened || ageMs > APP_TOKEN_LIFE_MS || ageMs < -MAX_AHEAD_MS) throw new ApiFailure(401, texts.unauthorized);

  const host = tenantHost(opened.host);
  const digest = tokenDigest(opened.token, opened.code);
  const tenant = { id: tenants.id, key: tenants.key, language: tenants.language };
  const isHeld = heldTokens.has(digest, at);
  const [found] = isHeld
    ? await tx
        .select(tenant)
        .from(tenantHosts)
        .innerJoin(tenants, eq(tenants.id, tenantHosts.tenantId))
        .where(eq(tenantHosts.host, host))
    : await tx
        .select(tenant)
        .from(appTokens)
        .leftJoin(tenantHosts, eq(tenantHosts.host, host))
        .leftJoin(tenants, eq(tenants.id, tenantHosts.tenantId))
        .where(and(eq(appTokens.digest, digest), gt(appTokens.expiresAt, at), isNull(appTokens.revokedAt)));
  if (!found && !isHeld) throw new ApiFailure(401, texts.unauthorized);
  const { id = null, key = null, language = null } = found ?? {};
  if (id === null || key === null || language === null) throw new ApiFailure(404, texts.unknownHost);
  return { id, key, language, host };
};
