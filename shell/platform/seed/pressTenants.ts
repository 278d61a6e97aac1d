import type { SeedTenant } from "./types";

/** The press sites. */
export const pressTenants: readonly SeedTenant[] = [];
