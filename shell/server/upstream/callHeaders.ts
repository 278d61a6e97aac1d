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

const authorization = (host: HostName, { session }: Caller): string | undefined => {
  const token = host === "chat" ? session?.chatToken : session?.accessToken;
  if (!token || AUTHORIZATION[host] === "none") return undefined;
  return AUTHORIZATION[host] === "bearer" ? `Bearer ${token}` : token;
};

/**
 * The headers that the server adds to a call (decisions, section 2): the app token, under the learning
 * host's own name there, the visitor's language, the tenant's id and the visitor's token where they are known.
 */
export const callHeaders = (host: HostName, caller: Caller, appToken: string): Record<string, string> => {
  const token = authorization(host, caller);
  return {
    [host === "learning" ? "AppToken" : "app-token"]: appToken,
    ...(caller.language !== undefined && { "accept-language": caller.language }),
    ...(caller.lmsId !== undefined && { "lms-id": caller.lmsId }),
    ...(token !== undefined && { authorization: token }),
  };
};
