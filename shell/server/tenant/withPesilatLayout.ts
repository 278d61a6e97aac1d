import type { Site } from "../types";

const PESILAT_LAYOUT = "pesilat";

const forced = new WeakMap<Site, Site>();

/**
 * A site in the vocational programme's layout: a pesilat path on a host of the main brand has it, whatever the programme's
 * settings say (specification section 2.3). The same object each time: pages and looks are kept by it.
 */
export const withPesilatLayout = (site: Site): Site => {
  const { tenant } = site;
  if (tenant.settings.layout === PESILAT_LAYOUT) return site;
  const known = forced.get(site);
  if (known) return known;
  const made: Site = { ...site, tenant: { ...tenant, settings: { ...tenant.settings, layout: PESILAT_LAYOUT } } };
  forced.set(site, made);
  return made;
};
