import type { Service } from "@serambi/kernel/service";
import type { Provider } from "oidc-provider";

import type { Database } from "../database/Database";
import type { AccountSecret } from "./seal";

/** What every page of the account site is made with. */
export interface AccountDeps {
  readonly db: Database;
  readonly secret: AccountSecret;
  readonly now: () => Date;
  /** Services of remotes that are live now: what they hold of a person is a part of the person's data. */
  readonly services: () => readonly Service[];
  /** The OpenID provider at a public address of the account site. */
  readonly providerAt: (origin: string) => Promise<Provider>;
  /** Public address of the account site; missing: as the request says, on loopback. */
  readonly accountOrigin: string | undefined;
  /** Whether letters can be read at `/__outbox`. */
  readonly isOutboxOpen: boolean;
  /** No answer that depends on whether there is an account comes sooner. */
  readonly answerAfterMs: number;
}
