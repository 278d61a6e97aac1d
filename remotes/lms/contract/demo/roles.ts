/** As whom one may look at a demonstration. */
export const DEMO_ROLES = ["teacher", "learner", "parent", "admin"] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

/** How somebody may be noted in a list. */
export const PRESENCES = ["present", "late", "sick", "excused", "absent"] as const;
export type Presence = (typeof PRESENCES)[number];
