import { visitedRoutes, type Language, type PublicTenant, type TenantSettings } from "@serambi/kernel/contracts";

import type { Route } from "../../client/page/types";
import type { Release } from "../../registry/resolve";
import { workshopSettings, type WorkshopWishes } from "../workshop/workshopSettings";
import { answeredNavigation } from "./answeredNavigation";
import { inLanguage } from "./inLanguage";
import { siteRoutes, visitorRoutes } from "./siteRoutes";

/** Whom an edition of a site is for. */
export interface EditionWishes {
  /** Scheme and host as the visitor wrote them. */
  readonly origin: string;
  readonly language: Language;
  /** One of the vocational programme's paths on a host of the main brand (specification section 2.3). */
  readonly isPesilat?: boolean;
  /** Id that visits are counted under; null: not at all. Missing: as the settings say. */
  readonly measuredAs?: string | null | undefined;
  /** A page of the workshop, in the layout and language of its address. */
  readonly workshop?: WorkshopWishes;
  /** A page of those who run the site (`isEverywhere`): it may link to others of these. */
  readonly isForOperators?: boolean;
  /** Missing: for what no remote takes part in (icons, the gateway, a closed site). */
  readonly release?: Release;
}

interface CompiledTenant {
  readonly tenant: PublicTenant;
  /** None without a release. */
  readonly routes: readonly Route[];
}

const NO_ROUTES: readonly Route[] = [];
const PESILAT_LAYOUT = "pesilat";
const PESILAT_ROUTE = /^\/pesilat(?:\/|$)/i;

/**
 * The programme's layout, whatever its settings say. A host of the main brand has the programme's pages below `/Pesilat` only: any
 * other path there is the main brand's, so nothing leads to it as if it were the programme's.
 */
const inPesilatLayout = (settings: TenantSettings): TenantSettings => ({
  ...settings,
  layout: PESILAT_LAYOUT,
  routes: settings.routes.filter((route) => PESILAT_ROUTE.test(route)),
});

const measured = ({ analytics: _own, ...settings }: TenantSettings, measurementId: string | null): TenantSettings => ({
  ...settings,
  ...(measurementId !== null && { analytics: { measurementId } }),
});

/** Only routes that some remote answers. A page that comes with a later release is there from then on (decision 17). */
const withRoutes = (settings: TenantSettings, routes: readonly Route[]): TenantSettings => {
  const patterns = new Set(routes.map(({ pattern }) => pattern));
  const named = settings.routes.filter((route) => patterns.has(route));
  return { ...settings, routes: [...new Set([...named, ...patterns])] };
};

/** The settings with the routes that these visitors have: a draft shows pages that are hidden, too. Nobody is told where pages stood before. */
const withPages = (
  { ownPages = [], hiddenPages = [], redirects: _moved, ...settings }: TenantSettings,
  isDraft: boolean,
) => {
  const hidden = isDraft ? [] : hiddenPages;
  const routes = visitedRoutes({ routes: settings.routes, ownPages, hiddenPages: hidden });
  const own = ownPages.filter((path) => routes.includes(path));
  return { settings: { ...settings, routes, ...(own.length > 0 && { ownPages: own }) }, hidden };
};

/**
 * A tenant as one kind of visitor gets to know it: one language, one layout, measured or not, with the routes that a release answers and
 * a navigation that leads to no others.
 * @param said what the platform says of it, with the texts of every language
 */
export const compileTenant = (
  said: Omit<PublicTenant, "origin">,
  { origin, language, isPesilat = false, measuredAs, workshop, isForOperators = false, release }: EditionWishes,
): CompiledTenant => {
  const { settings: shown, hidden } = withPages(inLanguage(said.settings, language), said.isDraft ?? false);
  let settings: TenantSettings = shown;
  if (isPesilat) settings = inPesilatLayout(settings);
  if (measuredAs !== undefined) settings = measured(settings, measuredAs);
  if (workshop) settings = workshopSettings(settings, workshop);
  const tenant = { ...said, origin, language: workshop?.language ?? language };
  if (!release) return { tenant: { ...tenant, settings }, routes: NO_ROUTES };
  const routes = siteRoutes(release, settings.routes, settings.ownPages);
  settings = withRoutes(settings, isForOperators ? routes : visitorRoutes(release, routes));
  const navigation = answeredNavigation({ ...tenant, settings }, routes, hidden);
  return { tenant: { ...tenant, settings: { ...settings, navigation } }, routes };
};
