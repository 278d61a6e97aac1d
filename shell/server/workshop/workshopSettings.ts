import type { Language, TenantSettings } from "@serambi/kernel/contracts";

import { LAYOUT_PATTERN, WORKSHOP_PATH } from "./paths";

/** What the address of a workshop page changes about a site. */
export interface WorkshopWishes {
  /** Missing: the site's own. */
  readonly layout?: string | undefined;
  readonly language?: Language | undefined;
}

interface Known {
  readonly routes: TenantSettings["routes"];
  readonly variants: Map<string, TenantSettings>;
}

const known = new WeakMap<TenantSettings, Known>();

/**
 * A site's settings with the routes of the workshop, in another layout or language where that is wished. The same
 * settings give the same objects: releases and looks are kept by them.
 */
export const workshopSettings = (
  settings: TenantSettings,
  { layout = settings.layout, language = settings.language }: WorkshopWishes = {},
): TenantSettings => {
  const { routes, variants } = known.get(settings) ?? {
    routes: [...settings.routes, WORKSHOP_PATH, LAYOUT_PATTERN],
    variants: new Map<string, TenantSettings>(),
  };
  known.set(settings, { routes, variants });
  const key = `${layout} ${language}`;
  // Nobody is measured there: whoever looks at components is no visitor of the site.
  const { analytics: _analytics, ...rest } = settings;
  const variant = variants.get(key) ?? { ...rest, layout, language, routes };
  variants.set(key, variant);
  return variant;
};
