import type { PublicTenant } from "@serambi/kernel/contracts";
import type { HttpClients } from "@serambi/kernel/http";

import type { LiveRelease } from "./LiveRelease";

/** What a question about a site is answered from. */
export interface QuestionContext {
  readonly live: LiveRelease;
  readonly tenant: PublicTenant;
  readonly http: HttpClients;
  readonly now: () => Date;
}
