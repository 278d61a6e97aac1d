import type { HomeSetting } from "@serambi/kernel/contracts";

/** What the store needs of the services host: one method, so that a test gives a literal. */
export interface HomeReader {
  /**
   * The tenant's home page as a list of slots (spec 7.1, `{app}/cms/app/setting/home`), in the visitor's language where the
   * tenant has written it in that one too.
   * @throws AppError offline | timeout | upstream | malformed
   */
  readHome(): Promise<HomeSetting>;
}
