import type { JWTPayload, JWTVerifyGetKey } from "jose";
import * as z from "zod";

import { readAccountKeys } from "../account/accountKeys";
import { accountSecret } from "../account/seal";
import type { AppDeps } from "../app/tenantHandler";

/** Clocks differ. */
const TOLERANCE_SECONDS = 5 * 60;
const TIMEOUT_MS = 5_000;

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(200).optional(),
  /** Of our own account site. */
  session_id: z.uuid().optional(),
});

/** Who a provider says that somebody is. */
export interface Identity extends Omit<z.infer<typeof Claims>, "iss"> {
  /** Null: our own account site, whose `sub` is the person's id. */
  readonly issuer: string | null;
}

const isOwnIssuer = (issuer: string, accountOrigin: string | undefined): boolean =>
  accountOrigin === undefined ? /^http:\/\/account\.localhost(?::\d{1,5})?$/.test(issuer) : issuer === accountOrigin;

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

type Keys = (issuer: string) => Promise<JWTVerifyGetKey>;

/** The keys of another provider, which stands in the place of our account site. */
const keysOfIssuer = (): Keys => {
  const known = new Map<string, Promise<JWTVerifyGetKey>>();
  const discover = async (issuer: string): Promise<JWTVerifyGetKey> => {
    const { createRemoteJWKSet } = await import("jose");
    const answer = await fetch(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const found = Discovery.parse(await answer.json());
    if (found.issuer !== issuer) throw new Error(`The provider calls itself ${found.issuer}`);
    return createRemoteJWKSet(new URL(found.jwks_uri));
  };
  return (issuer) => {
    const keys = known.get(issuer) ?? discover(issuer);
    known.set(issuer, keys);
    keys.catch(() => known.delete(issuer));
    return keys;
  };
};

const ownKeys = async ({ db, appTokenKey }: AppDeps): Promise<JWTVerifyGetKey> => {
  const { createLocalJWKSet } = await import("jose");
  const { kty, n, e, kid, alg } = (await readAccountKeys(db, accountSecret(appTokenKey))).signing;
  return createLocalJWKSet({ keys: [{ kty, n, e, kid, alg } as JWTPayload & { kty: string }] }); // the public half of an RSA key
};

/**
 * Reads id tokens of our own account site and of the configured issuer, made for this platform's client.
 * @returns null for any other, and for what is too old or not signed by them
 */
export const idTokenReader = (deps: AppDeps): ((idToken: string) => Promise<Identity | null>) => {
  const { accountOrigin, issuer: trusted, clientId: audience } = deps;
  const otherKeys = keysOfIssuer();
  let own: Promise<JWTVerifyGetKey> | undefined;
  return async (idToken) => {
    const { decodeJwt, jwtVerify, errors } = await import("jose");
    try {
      const { iss = "" } = decodeJwt(idToken);
      const isOwn = isOwnIssuer(iss, accountOrigin);
      if (!isOwn && iss !== trusted) return null;
      const keys = isOwn ? await (own ??= ownKeys(deps)) : await otherKeys(iss);
      const checks = {
        issuer: iss,
        audience,
        clockTolerance: TOLERANCE_SECONDS,
        currentDate: deps.now(),
        requiredClaims: ["exp", "iat"],
      };
      const { payload } = await jwtVerify(idToken, keys, checks);
      const { iss: _issuer, ...claims } = Claims.parse(payload);
      return { ...claims, issuer: isOwn ? null : iss };
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
      throw error;
    }
  };
};
