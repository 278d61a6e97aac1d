import type { OpenFeature, Showcase } from "./Showcase";

/** What the store needs of the services host. */
export interface ShowcaseReader {
  /**
   * The LMS as the site presents it. (spec 7.1, `{app}/cms/app/setting/lms`)
   * @throws AppError offline | timeout | upstream | malformed | not-found
   */
  showcase(): Promise<Showcase>;
  /**
   * One of its features. (spec 2.3, "lms")
   * @param slug in any letter case
   * @throws AppError as `showcase`; not-found also where there is no such feature
   */
  feature(slug: string): Promise<OpenFeature>;
}

export type LazyShowcaseReader = () => Promise<ShowcaseReader>;
