import type { NavBranch, Navigation, NavLink, PublicTenant } from "@serambi/kernel/contracts";
import { leadsNowhere } from "@serambi/kernel/remote";

import { matchRoute } from "../../client/page/routeTable";
import type { Route } from "../../client/page/types";

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
  (tenant: PublicTenant, routes: readonly Route[], hidden: ReadonlySet<string>): Check =>
  (link) => {
    const { href } = link;
    const [path = ""] = href.split(/[?#]/, 1);
    if (leadsNowhere(tenant, href) || hidden.has(path.toLowerCase())) return [];
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

/**
 * A tenant's navigation without what leads to a page that none of its routes answers (decision 17).
 * @param hidden paths of pages that visitors do not find yet
 */
export const answeredNavigation = (
  tenant: PublicTenant,
  routes: readonly Route[],
  hidden: readonly string[] = [],
): Navigation =>
  checkNavigation(
    checkOf(tenant, routes, new Set(hidden.map((path) => path.toLowerCase()))),
    tenant.settings.navigation,
  );
