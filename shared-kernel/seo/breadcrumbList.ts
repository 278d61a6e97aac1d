import type { PublicTenant } from "../contracts";
import type { JsonLd } from "./types";

/** One step on the way from the home page down. */
export interface Crumb {
  readonly name: string;
  /** May be missing for the page itself, which is the last one. A step between without an address is left out. */
  readonly path?: string | undefined;
}

/** schema.org's `BreadcrumbList` of a page, from the home page down (specification section 2.4). */
export const breadcrumbList = ({ origin, settings }: PublicTenant, crumbs: readonly Crumb[]): JsonLd => {
  const steps = [{ name: settings.meta.site_name || settings.title, path: "/" }, ...crumbs];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps
      .filter(({ path }, index) => path !== undefined || index === steps.length - 1)
      .map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        ...(path !== undefined && { item: new URL(origin + path).href }),
      })),
  };
};
