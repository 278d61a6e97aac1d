import { LmsSetting } from "./lms";
import { PageSetting, PortfolioSetting, SECTION_PAGES, type SectionPage } from "./sitePages";

/**
 * Every setting that is a page's content and not part of `cms/app/settings`, besides home pages. Apart from the schemas, so
 * that no remote that reads one of them carries all.
 */
export const PAGE_SETTINGS = {
  ...(Object.fromEntries(SECTION_PAGES.map((name) => [`page_${name}`, PageSetting])) as {
    [K in SectionPage as `page_${K}`]: typeof PageSetting;
  }),
  portfolio: PortfolioSetting,
  lms: LmsSetting,
};
export type PageSettingKey = keyof typeof PAGE_SETTINGS;
