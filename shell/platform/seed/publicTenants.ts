import type { SeedTenant } from "./types";

/** The public sites. */
export const publicTenants: readonly SeedTenant[] = [];
