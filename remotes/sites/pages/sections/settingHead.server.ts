import type { Language, SubPage } from "@serambi/kernel/contracts";
import type { PageHead } from "@serambi/kernel/seo";

/** What a setting says of its page. */
export const settingHead = (
  {
    title,
    description,
    image,
    imageAlt,
    languages,
  }: Omit<SubPage, "slug" | "sections"> & { readonly languages?: readonly Language[] | undefined },
  canonicalPath: string,
): PageHead => ({
  title,
  canonicalPath,
  type: "website",
  ...(description && { description }),
  ...(image && { image, ...(imageAlt && { imageAlt }) }),
  ...(languages && { languages }),
});
