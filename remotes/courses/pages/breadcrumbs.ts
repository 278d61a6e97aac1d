import type { PublicTenant } from "@serambi/kernel/contracts";
import type { JsonLd } from "@serambi/kernel/seo";

interface Crumb {
  readonly name: string;
  /** Missing for the page itself. */
  readonly path?: string | undefined;
}

/** A `BreadcrumbList` from the home page down. */
export const breadcrumbs = ({ origin, settings }: PublicTenant, crumbs: readonly Crumb[]): JsonLd => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: settings.title, path: "/" }, ...crumbs].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(path && { item: origin + path }),
  })),
});
