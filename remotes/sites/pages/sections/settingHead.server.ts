import type { PageSetting } from "@serambi/kernel/contracts";
import type { PageHead } from "@serambi/kernel/seo";

/** What a setting says of its page. */
export const settingHead = ({ title, description, image, imageAlt }: PageSetting, canonicalPath: string): PageHead => ({
  title,
  canonicalPath,
  type: "website",
  ...(description && { description }),
  ...(image && { image, ...(imageAlt && { imageAlt }) }),
});
