/** Roles that may change a tenant's settings (specification section 6). */
export const EDITORS = ["superadmin", "admin"] as const;
