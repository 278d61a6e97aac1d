import type { SeedTenant } from "./types";

/** The movement sites. */
export const movementTenants: readonly SeedTenant[] = [];
