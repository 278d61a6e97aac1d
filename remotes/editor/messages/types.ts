import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { messages } from "./id";
import type { messages as newSite } from "./newSite.id";
import type { messages as settings } from "./settings.id";
import type { messages as site } from "./site.id";

/** Texts of history and transfer. */
export type Messages = CatalogueOf<typeof messages>;
/** Texts of the page on which a site is changed. */
export type SiteMessages = CatalogueOf<typeof site>;
/** Texts of a site's settings. */
export type SettingsMessages = CatalogueOf<typeof settings>;
/** Texts of a new site. */
export type NewSiteMessages = CatalogueOf<typeof newSite>;
