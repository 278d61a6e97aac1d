import type { HostName } from "@serambi/kernel/contracts";

import type { Caller } from "./types";

/**
 * How the visitor's token is written for each host: "bearer prefix on some calls, none on others" (specification
 * section 6). The main API's is a bearer (section 7.3), as are those of the hosts that follow the standard. The hosted
 * database works with its public key and never sees a visitor's token.
 */
const AUTHORIZATION: Readonly<Record<HostName, "bearer" | "bare" | "none">> = {
  services: "bearer",
  auth: "bearer",
  main: "bearer",
  programs: "bearer",
  learning: "bare",
  mailer: "bearer",
  chat: "bearer",
  db: "none",
};

/** A remote's own service, on the embedded platform or where the operator runs it, is told what the services host is told. */
const policyOf = (host: string) => (Object.hasOwn(AUTHORIZATION, host) ? AUTHORIZATION[host as HostName] : "bearer"); // its own key

const authorization = (host: string, { session }: Caller): string | undefined => {
  const token = host === "chat" ? session?.chatToken : session?.accessToken;
  const policy = policyOf(host);
  if (!token || policy === "none") return undefined;
  return policy === "bearer" ? `Bearer ${token}` : token;
};

/**
 * What any host is told: which site asks, and in which language. One that an operator named is somebody else's, and learns nothing
 * that opens the platform.
 */
export const siteHeaders = (caller: Caller): Record<string, string> => ({
  ...(caller.language !== undefined && { "accept-language": caller.language }),
  ...(caller.lmsId !== undefined && { "lms-id": caller.lmsId }),
});

/**
 * The headers that the server adds to a call of the platform (decisions, section 2): the app token, under the learning
 * host's own name there, the visitor's language, the tenant's id and the visitor's token where they are known.
 */
export const callHeaders = (host: string, caller: Caller, appToken: string): Record<string, string> => {
  const token = authorization(host, caller);
  const before = host === "chat" ? caller.session?.chatTokenBefore : undefined;
  return {
    [host === "learning" ? "AppToken" : "app-token"]: appToken,
    ...siteHeaders(caller),
    ...(token !== undefined && { authorization: token }),
    ...(before !== undefined && { "x-chat-token": before }),
    ...(host === "services" && caller.preview !== undefined && { "x-preview": caller.preview }),
  };
};
