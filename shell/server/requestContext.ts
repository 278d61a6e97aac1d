import type { Language } from "@serambi/kernel/contracts";

import type { Budget } from "./limits/budgets";

/** What a request is for; one word in logs and metrics. Routes of other rooms count as `static`. */
export type RouteKind = "page" | "api" | "system" | "static";

declare module "fastify" {
  interface FastifyRequest {
    /** Of this answer's content security policy. */
    nonce: string;
    /** Key of the tenant, once it is known. */
    tenantKey: string | null;
    /** In which the visitor reads the site, once it is known. */
    siteLanguage: Language | null;
  }
  interface FastifyContextConfig {
    kind?: RouteKind;
    /** What a route's requests are counted in, where kind and method do not say it. */
    budget?: Budget;
  }
}
