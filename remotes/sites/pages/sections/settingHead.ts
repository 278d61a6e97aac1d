import type { PageSetting } from "@serambi/kernel/contracts";
import type { PageHead } from "@serambi/kernel/seo";

/** What a setting says of its page. A page of which nothing is known has no head of its own either. */
export const settingHead = (setting: PageSetting | null, canonicalPath: string): PageHead => ({
  title: setting?.title ?? "",
  canonicalPath,
  type: "website",
  ...(setting?.description && { description: setting.description }),
  ...(setting?.image && {
    image: setting.image,
    ...(setting.imageAlt && { imageAlt: setting.imageAlt }),
  }),
});
