import * as z from "zod/mini";

import { longText, SharedAddress, shortText } from "./fields";
import { HomeSection } from "./tenant";

/** Pages of a site that are a list of sections, by the name in their setting's key: `page_<name>`. */
export const SECTION_PAGES = ["belajar-bersama", "metamorfosa"] as const;
export type SectionPage = (typeof SECTION_PAGES)[number];

/** `cms/app/setting/page_<name>`: a page as a list of sections, and what its head says (specification section 2.4). */
export const PageSetting = z.object({
  title: shortText(),
  description: longText(),
  /** What is shown where the page is shared, and what is seen on it. Empty: the site's own. */
  image: z._default(SharedAddress, ""),
  imageAlt: z._default(shortText(), ""),
  sections: z.array(HomeSection),
});
export type PageSetting = z.infer<typeof PageSetting>;
