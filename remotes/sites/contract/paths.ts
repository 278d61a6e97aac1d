import { SECTION_PAGES, type SectionPage } from "@serambi/kernel/contracts";

/** The programme and the sponsorship of the shared-learning festival. */
export const BELAJAR_BERSAMA_PATH = "/BelajarBersama";
/** The landing page of the book. */
export const METAMORFOSA_PATH = "/Metamorfosa";

/** Pages of sections by their names (specification section 2.1). */
export const PAGE_PATHS = {
  about: "/About",
  aksara: "/Aksara",
  "belajar-bersama": BELAJAR_BERSAMA_PATH,
  campus: "/Campus",
  clients: "/Clients",
  collaboration: "/Collaboration",
  corporates: "/Corporates",
  features: "/Features",
  government: "/Government",
  metamorfosa: METAMORFOSA_PATH,
  pricing: "/Pricing",
  services: "/Services",
  "training-services": "/Training-Services",
} as const satisfies Readonly<Record<SectionPage, string>>;

/** The patterns under which a page and those below it stand (specification section 2.2): the first of a site's list is the page itself. */
const PATTERNS: Readonly<Partial<Record<SectionPage, readonly string[]>>> = {
  aksara: [PAGE_PATHS.aksara, `${PAGE_PATHS.aksara}/Features/:slug`],
  features: [`${PAGE_PATHS.features}/:slug`],
  services: [`${PAGE_PATHS.services}/:slug?`],
};

export const patternsOf = (name: SectionPage): readonly string[] => PATTERNS[name] ?? [PAGE_PATHS[name]];

/** The page that stands under a pattern. @throws Error for a pattern of none, which is a fault of the remote's list of pages */
export const pageUnder = (pattern: string): SectionPage => {
  const found = SECTION_PAGES.find((name) => patternsOf(name).includes(pattern));
  if (found === undefined) throw new Error(`${pattern} is the pattern of no page of sections`);
  return found;
};

/** The address of a page below another one. */
export const subPagePath = (name: SectionPage, slug: string): string =>
  name === "aksara" ? `${PAGE_PATHS.aksara}/Features/${slug}` : `${PAGE_PATHS[name]}/${slug}`;
