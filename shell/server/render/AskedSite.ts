import type { PublicTenant } from "@serambi/kernel/contracts";
import type { HttpClients } from "@serambi/kernel/http";

import type { LiveRelease } from "./LiveRelease";

/** The site that is asked about. */
export interface AskedSite {
  readonly live: LiveRelease;
  readonly tenant: PublicTenant;
  readonly http: HttpClients;
  readonly now: () => Date;
}
