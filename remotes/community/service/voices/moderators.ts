/** The roles that decide about voices. */
export const MODERATORS = { roles: ["superadmin", "admin", "writer"] } as const;
