import type { ServiceCall } from "@serambi/kernel/service";

/** What rules of money need of the call or job that they run in. */
export type Work = Pick<
  ServiceCall,
  "sql" | "db" | "tenant" | "now" | "tell" | "entitlements" | "enqueue" | "send" | "environment"
>;
