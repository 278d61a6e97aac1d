import type { NavBranch, Navigation, NavLink, PublicTenant, TenantSettings } from "@serambi/kernel/contracts";
import { leadsNowhere } from "@serambi/kernel/remote";

import { matchRoute } from "../../client/page/routeTable";
import type { Route } from "../../client/page/types";
import type { SiteRoutes } from "./siteRoutes";

/** A path in the case of its route: what stands fixed in the pattern is written as there, parameters as they are. */
const inCase = (pattern: string, path: string): string => {
  const fixed = pattern.split("/");
  return path
    .split("/")
    .map((part, index) => (fixed[index]?.startsWith(":") ? part : (fixed[index] ?? part)))
    .join("/");
};

/** A link as it may be shown: in the case of its route; none where its page is not there. */
type Check = <T extends NavLink>(link: T) => T[];

const checkOf =
  (tenant: PublicTenant, routes: readonly Route[]): Check =>
  (link) => {
    const { href } = link;
    if (leadsNowhere(tenant, href)) return [];
    const [path = ""] = href.split(/[?#]/, 1);
    const match = href.startsWith("/") ? matchRoute(routes, path) : null;
    return [match ? { ...link, href: inCase(match.route.pattern, path) + href.slice(path.length) } : link];
  };

/** A branch whose own page is missing leads to the first page below it. */
const checkBranch =
  (check: Check) =>
  ({ children, ...link }: NavBranch): NavBranch[] => {
    const below = children?.flatMap(check) ?? [];
    const href = check(link)[0]?.href ?? below[0]?.href;
    return href === undefined ? [] : [{ ...link, href, ...(below.length > 0 && { children: below }) }];
  };

const checkNavigation = (check: Check, navigation: Navigation): Navigation => {
  const { primary, action, tools, footer, legal, ...texts } = navigation;
  const [checkedAction] = action ? check(action) : [];
  return {
    ...texts,
    primary: primary.flatMap(checkBranch(check)),
    ...(checkedAction && { action: checkedAction }),
    tools: tools.flatMap(check),
    footer: footer.map((column) => ({
      ...column,
      links: column.links.flatMap(({ href, ...text }) => (href === undefined ? [text] : check({ ...text, href }))),
    })),
    legal: legal.flatMap(check),
  };
};

const answered = new WeakMap<SiteRoutes, WeakMap<TenantSettings, TenantSettings>>();

const answeredSettings = ({ routes }: SiteRoutes, tenant: PublicTenant): TenantSettings => {
  const patterns = new Set(routes.map(({ pattern }) => pattern));
  const named = tenant.settings.routes.filter((route) => patterns.has(route));
  const settings = { ...tenant.settings, routes: [...new Set([...named, ...patterns])] };
  const check = checkOf({ ...tenant, settings }, routes);
  return { ...settings, navigation: checkNavigation(check, settings.navigation) };
};

/**
 * A tenant as a release can show it: its routes are those that some remote answers, and its navigation leads to no other.
 * A page that comes with a later release is linked to from then on (decision 17). The same object for the same settings.
 */
export const answeredSite = (release: SiteRoutes, tenant: PublicTenant): PublicTenant => {
  const ofRelease = answered.get(release) ?? new WeakMap<TenantSettings, TenantSettings>();
  answered.set(release, ofRelease);
  const settings = ofRelease.get(tenant.settings) ?? answeredSettings(release, tenant);
  ofRelease.set(tenant.settings, settings);
  return { ...tenant, settings };
};
