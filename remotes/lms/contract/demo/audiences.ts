/** Those whom a feature may be for, as addresses name them: `/Lms?for=teacher`. */
export const AUDIENCES = ["teacher", "office", "learner", "parent"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** @returns null where it names none: then all features are shown */
export const readAudience = (written: string | null): Audience | null =>
  AUDIENCES.find((audience) => audience === written) ?? null;

/** Whether a feature is for them: one that is for nobody in particular is for everybody. */
export const isFor = (audiences: readonly Audience[], audience: Audience | null): boolean =>
  audience === null || audiences.length === 0 || audiences.includes(audience);
