import { createHash } from "node:crypto";

import type { Language } from "@serambi/kernel/contracts";
import { and, eq, gt, isNull } from "drizzle-orm";

import { appTokens, tenantHosts, tenants } from "../database/schema";
import type { Transaction } from "../database/Database";
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

/** What the database keeps of a token and its code. */
export const tokenDigest = (token: string, code: string): string =>
  createHash("sha256").update(`${token}\n${code}`).digest("hex");

/**
 * The tenant that an `app-token` header speaks for.
 * @throws ApiFailure 401 when it is missing, forged, revoked or too old; 404 when no tenant has its host
 */
export const authenticate = async (tx: Transaction, header: unknown, key: Buffer, now: Date): Promise<Tenant> => {
  const texts = messagesFor();
  const opened = openAppToken(header, key);
  const ageMs = now.getTime() - (opened?.timestamp ?? 0);
  if (!opened || ageMs > APP_TOKEN_LIFE_MS || ageMs < -MAX_AHEAD_MS) throw new ApiFailure(401, texts.unauthorized);

  const host = tenantHost(opened.host);
  const [found] = await tx
    .select({ id: tenants.id, key: tenants.key, language: tenants.language })
    .from(appTokens)
    .leftJoin(tenantHosts, eq(tenantHosts.host, host))
    .leftJoin(tenants, eq(tenants.id, tenantHosts.tenantId))
    .where(
      and(
        eq(appTokens.digest, tokenDigest(opened.token, opened.code)),
        gt(appTokens.expiresAt, now),
        isNull(appTokens.revokedAt),
      ),
    );
  if (!found) throw new ApiFailure(401, texts.unauthorized);
  const { id, key: tenantKey, language } = found;
  if (id === null || tenantKey === null || language === null) throw new ApiFailure(404, texts.unknownHost);
  return { id, key: tenantKey, language, host };
};
