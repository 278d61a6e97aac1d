import type { Language, TenantSettings } from "@serambi/kernel/contracts";

import { LAYOUT_PATTERN, WORKSHOP_PATH } from "./paths";

/** What the address of a workshop page changes about a site. */
export interface WorkshopWishes {
  /** Missing: the site's own. */
  readonly layout?: string | undefined;
  readonly language?: Language | undefined;
}

/**
 * A site's settings with the routes of the workshop, in another layout or language where that is wished. Nobody is measured there:
 * whoever looks at components is no visitor of the site.
 */
export const workshopSettings = (
  { analytics: _analytics, ...settings }: TenantSettings,
  { layout = settings.layout, language = settings.language }: WorkshopWishes,
): TenantSettings => ({
  ...settings,
  layout,
  language,
  routes: [...settings.routes, WORKSHOP_PATH, LAYOUT_PATTERN],
});
