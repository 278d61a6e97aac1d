import type { SeedTenant } from "./types";

/** The campaign sites. */
export const campaignTenants: readonly SeedTenant[] = [];
