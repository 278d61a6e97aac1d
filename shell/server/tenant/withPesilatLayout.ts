import type { TenantSettings } from "@serambi/kernel/contracts";

import type { Site } from "../types";

const PESILAT_LAYOUT = "pesilat";
const PESILAT_ROUTE = /^\/pesilat(?:\/|$)/i;

const forced = new WeakMap<Site, Site>();
/** By themselves too: a site is another one under each host's origin, its settings are not. */
const forcedSettings = new WeakMap<TenantSettings, TenantSettings>();

const withPesilatSettings = (settings: TenantSettings): TenantSettings => {
  const known = forcedSettings.get(settings);
  if (known) return known;
  const routes = settings.routes.filter((route) => PESILAT_ROUTE.test(route));
  const made: TenantSettings = { ...settings, layout: PESILAT_LAYOUT, routes };
  forcedSettings.set(settings, made);
  return made;
};

/**
 * A site in the vocational programme's layout: a pesilat path on a host of the main brand has it, whatever the programme's
 * settings say (specification section 2.3). Of the programme's pages such a host has those below `/Pesilat` only: any other
 * path there is the main brand's, so nothing leads to it as if it were the programme's. The same objects each time: pages
 * and looks are kept by them.
 */
export const withPesilatLayout = (site: Site): Site => {
  const known = forced.get(site);
  if (known) return known;
  const { tenant } = site;
  const made: Site = { ...site, tenant: { ...tenant, settings: withPesilatSettings(tenant.settings) } };
  forced.set(site, made);
  return made;
};
