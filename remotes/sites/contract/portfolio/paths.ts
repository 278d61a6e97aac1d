import type { PublicTenant } from "@serambi/kernel/contracts";
import { fillPath, hasRoute } from "@serambi/kernel/remote";

import type { PortfolioCase, PortfolioKind } from "../hosts/portfolio";

export const PORTFOLIO_PATH = "/Portfolio";
/** One case; without its title the list of a kind, without both the whole list (specification section 2.2). */
export const CASE_PATH = "/Portfolio/:type?/:title?";

/** How addresses write whom the work was for. */
const SEGMENTS: Readonly<Record<PortfolioKind, string>> = { corporate: "Corporate", government: "Government" };

export const KINDS = ["corporate", "government"] as const satisfies readonly PortfolioKind[];

/** The kind that a part of an address names, in any letter case. */
export const kindOf = (segment: string): PortfolioKind | undefined =>
  KINDS.find((kind) => kind === segment.toLowerCase());

/** The list of the whole work, or undefined where the site has none. */
export const portfolioPath = (tenant: PublicTenant): string | undefined =>
  [PORTFOLIO_PATH, CASE_PATH].some((route) => hasRoute(tenant, route)) ? PORTFOLIO_PATH : undefined;

/** The list of one kind. */
export const kindPath = (tenant: PublicTenant, kind: PortfolioKind): string | undefined =>
  hasRoute(tenant, CASE_PATH) ? fillPath(CASE_PATH, { type: SEGMENTS[kind] }) : undefined;

export const casePath = (
  tenant: PublicTenant,
  { kind, slug }: Pick<PortfolioCase, "kind" | "slug">,
): string | undefined =>
  hasRoute(tenant, CASE_PATH) ? fillPath(CASE_PATH, { type: SEGMENTS[kind], title: slug }) : undefined;
