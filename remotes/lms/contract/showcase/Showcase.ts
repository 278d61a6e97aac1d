import type { Audience } from "../demo/audiences";
import type { LmsFeature, LmsSetting } from "../hosts/lms";
import type { Sample } from "./Sample";

/** What lists say of a feature. */
export type FeatureEntry = Pick<LmsFeature, "slug" | "key" | "title" | "summary" | "audiences"> & {
  /** Its place among all, from 1. */
  readonly n: number;
  /** A piece of its demonstration or figure; null where it has neither. */
  readonly sample: Sample | null;
};

/** What leads from one feature to another. */
export type FeatureLink = Pick<LmsFeature, "slug" | "title">;

/** The LMS as a site presents it. */
export interface Showcase extends Omit<LmsSetting, "features"> {
  readonly features: readonly FeatureEntry[];
  /** Those whose features are asked for; null: everybody's. */
  readonly audience: Audience | null;
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
