import { hasRoute, type PublicTenant } from "@serambi/kernel/contracts";

import { AUDIENCES, type LegalSetting } from "../hosts/legal";

/** Routes by which a site has something that its texts must tell of: one of them is enough. */
const ROUTES = {
  learning: ["/Class/:code", "/Courses/:slug", "/Courses/@Premium/:slug", "/Lms/Features/coding-studio"],
  sales: ["/Class/:code", "/Courses/:slug", "/Courses/@Premium/:slug"],
  certificates: ["/Certificate/:code"],
  quizzes: ["/Lms/Quiz/:quiz"],
  studio: ["/Lms/Features/coding-studio"],
  careers: ["/Event/Careers/:id/:slug/Apply"],
  talents: ["/Talent-Hiring/Profile"],
  assistant: ["/Assistant"],
  appointments: ["/Make-Appointment"],
  "demo-rooms": ["/Request-Demo"],
  proposals: ["/Request-Proposal/:kind"],
  donations: ["/Donate"],
  schools: ["/Register"],
  teams: ["/Liga-Smk/Register"],
  leaderboards: ["/Leaderboards"],
  voices: ["/Book-Reviews", "/Testimonies", "/Aspirations"],
} as const;

type RouteFeature = keyof typeof ROUTES;

const ROUTE_FEATURES = Object.keys(ROUTES) as RouteFeature[]; // the keys of a literal

/** Conditions that a clause may have (`when`). `measured`: visits are counted where a visitor allows it. */
export const LEGAL_FEATURES = [...ROUTE_FEATURES, ...AUDIENCES, "measured"] as const;
export type LegalFeature = (typeof LEGAL_FEATURES)[number];

/** The conditions that a site meets, by its routes and settings. */
export const featuresOf = (tenant: PublicTenant, setting: LegalSetting | null): ReadonlySet<LegalFeature> =>
  new Set([
    ...ROUTE_FEATURES.filter((name) => ROUTES[name].some((route) => hasRoute(tenant, route))),
    ...(setting?.audiences ?? []),
    ...(tenant.settings.analytics === undefined ? [] : (["measured"] as const)),
  ]);

/** The parts of a text that concern a site. */
export const siteParts = <P extends { readonly when?: readonly LegalFeature[] | undefined }>(
  parts: readonly P[],
  features: ReadonlySet<LegalFeature>,
): readonly P[] => parts.filter(({ when }) => when === undefined || when.some((feature) => features.has(feature)));
