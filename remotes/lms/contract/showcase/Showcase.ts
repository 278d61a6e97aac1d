import type { LmsFeature, LmsSetting } from "../hosts/lms";

/** What lists say of a feature. */
export type FeatureEntry = Pick<LmsFeature, "slug" | "key" | "icon" | "title" | "summary">;

/** What leads from one feature to another. */
export type FeatureLink = Pick<LmsFeature, "slug" | "title">;

/** The LMS as a site presents it. */
export interface Showcase extends Omit<LmsSetting, "features"> {
  readonly features: readonly FeatureEntry[];
}

/** One feature, among the others in the site's order. */
export interface OpenFeature {
  /** It has a picture, a figure, a demonstration in a slot, or none of them. */
  readonly feature: FeatureLink &
    Pick<LmsFeature, "key" | "description" | "image" | "figure" | "listFeatures" | "benefits"> & {
      /** The slot with its demonstration. */
      readonly demoSlot?: string;
    };
  /** All of them, this one too. */
  readonly features: readonly FeatureLink[];
  readonly action: NonNullable<LmsSetting["closing"]>["action"] | null;
}
