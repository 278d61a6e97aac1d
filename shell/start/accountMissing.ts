import type { Env } from "../server/env/readEnv";
import { isLoopbackHost } from "../server/tenant/parseHost";

/**
 * What is said at the start of a server that others than its developer reach: the embedded account site has one name, `account.localhost`, which
 * is theirs and not ours in their browsers. Undefined where sign-ins work.
 */
export const accountMissing = (
  { accountUrl, host, trustProxy }: Pick<Env, "accountUrl" | "host" | "trustProxy">,
  isEmbedded: boolean,
): string | undefined => {
  if (accountUrl !== undefined || (isLoopbackHost(host) && trustProxy === false)) return undefined;
  const why = isEmbedded ? "the embedded account site answers at account.localhost only" : "there is no account site";
  return `ACCOUNT_URL is not set: ${why}, so nobody can sign in at sites of other names. It takes the address of an OpenID provider.`;
};
