import type { SeedTenant } from "./types";

/** The community sites. */
export const communityTenants: readonly SeedTenant[] = [];
