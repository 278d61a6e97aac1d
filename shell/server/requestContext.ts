/** What a request is for; one word in logs and metrics. Routes of other rooms count as `static`. */
export type RouteKind = "page" | "api" | "system" | "static";

declare module "fastify" {
  interface FastifyRequest {
    /** Of this answer's content security policy. */
    nonce: string;
    /** Key of the tenant, once it is known. */
    tenantKey: string | null;
  }
  interface FastifyContextConfig {
    kind?: RouteKind;
  }
}
