import type { SeedTenant } from "./types";

/** The institution sites. */
export const institutionTenants: readonly SeedTenant[] = [];
