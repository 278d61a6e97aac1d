import type { LmsFeature, LmsSetting } from "@serambi/kernel/contracts";

/** What lists say of a feature. */
export type FeatureEntry = Pick<LmsFeature, "slug" | "key" | "icon" | "title" | "summary">;

/** The LMS as a site presents it. */
export interface Showcase extends Omit<LmsSetting, "features"> {
  readonly features: readonly FeatureEntry[];
}

/** One feature, among the others in the site's order. */
export interface OpenFeature {
  readonly feature: LmsFeature;
  /** All of them, this one too. */
  readonly features: readonly FeatureEntry[];
  readonly action: NonNullable<LmsSetting["closing"]>["action"] | null;
}
