import type { Provider } from "oidc-provider";

import type { Database } from "../database/Database";
import type { AccountSecret } from "./seal";

/** What every page of the account site is made with. */
export interface AccountDeps {
  readonly db: Database;
  readonly secret: AccountSecret;
  readonly now: () => Date;
  /** The OpenID provider at a public address of the account site. */
  readonly providerAt: (origin: string) => Promise<Provider>;
  /** Public address of the account site; missing: as the request says, on loopback. */
  readonly accountOrigin: string | undefined;
  /** Whether letters can be read at `/__outbox`. */
  readonly isOutboxOpen: boolean;
  /** No answer that depends on whether there is an account comes sooner. */
  readonly answerAfterMs: number;
}
