/** Roles by the number of a user's kind (specification section 6). */
const ROLES = [
  "superadmin",
  "admin",
  "mentor",
  "teacher",
  "student",
  "industry",
  "writer",
  "lead_program",
  "partner",
  "lead_region",
] as const;
export type Role = (typeof ROLES)[number];

/** The role of a kind of user; `none` for any number that names none. */
export const roleOfKind = (kind: number): Role | "none" => ROLES[kind] ?? "none";
