import { describe, expect, it } from "@jest/globals";
import { HomeSetting, PageSetting, TenantSettings, type HomeSection } from "@serambi/kernel/contracts";

import { seedData } from "../index";

/** The developer tenants show the main brand under another host. */
const sites = seedData.tenants.map(({ site }) => site).filter(({ key }) => key !== "dev" && key !== "staging");

/** Every `href` anywhere in a piece of data. */
const hrefsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "href" && typeof item === "string" ? [item] : hrefsIn(item),
  );
};

/** The pages of sections that the sites' own files have; remotes bring others. */
const SITE_PAGES = ["belajar-bersama", "metamorfosa"] as const;
/** Where each stands. */
const PATHS: Readonly<Record<(typeof SITE_PAGES)[number], string>> = {
  "belajar-bersama": "/BelajarBersama",
  metamorfosa: "/Metamorfosa",
};

type Sections = readonly HomeSection[];

/** Every page of a site that is a list of sections, by its path. */
const pagesOf = ({ home, pages }: (typeof sites)[number]): ReadonlyMap<string, Sections> =>
  new Map([
    ["/", HomeSetting.parse(home).sections],
    ...SITE_PAGES.flatMap((name): [string, Sections][] => {
      const page = pages?.[`page_${name}`];
      return page ? [[PATHS[name], PageSetting.parse(page).sections]] : [];
    }),
  ]);

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")}$`).test(path);

/** Sites on whose hosts another tenant answers the programme's own paths (specification section 2.3). */
const MAIN_BRAND: ReadonlySet<string> = new Set(["main", "media"]);

describe.each(sites)("the site $key", (site) => {
  const { key, language, hosts, settings } = site;
  const parsed = TenantSettings.parse(settings);
  const pages = pagesOf(site);

  it("is open, speaks its language and has a title of its own", () => {
    expect(parsed).toMatchObject({ isMaintenance: false, language, layout: key });
    expect(parsed.title).not.toBe("");
    expect(parsed.meta.name).not.toBe("");
    expect(parsed.meta.description).not.toBe("");
    expect(hosts).toContain(`${key}.localhost`);
  });

  it("has each route once, whatever its letter case, beginning with its home page", () => {
    expect(new Set(parsed.routes.map((route) => route.toLowerCase())).size).toBe(parsed.routes.length);
    expect(parsed.routes[0]).toBe("/");
  });

  it.each([...pages])("names each slot of %s once and begins with a hero", (_, sections) => {
    const names = sections.map(({ slot }) => slot);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toMatch(/^sites\.hero-[a-z]+\.v1$/);
  });

  it("has the route of each of its pages, and no such route without a page", () => {
    for (const path of Object.values(PATHS))
      expect([path, parsed.routes.includes(path)]).toEqual([path, pages.has(path)]);
  });

  const isKnown = (href: string, from: string): boolean => {
    if (/^(?:mailto:|https:)/.test(href)) return true;
    const [address = "", hash] = href.split("#");
    const [path = ""] = address.split("?");
    const isOfPesilat = MAIN_BRAND.has(key) && path === "/Pesilat";
    const hasPath = path === "" || isOfPesilat || parsed.routes.some((route) => matches(route, path));
    const sections = pages.get(path === "" ? from : path) ?? [];
    return hasPath && (hash === undefined || sections.some(({ props }) => props["anchor"] === hash));
  };

  it("leads in its frame only to routes that it has, to its own sections, and to mail and https addresses", () => {
    const hrefs = hrefsIn(parsed.navigation);
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => !isKnown(href, "/"))).toEqual([]);
  });

  it.each([...pages])("leads nowhere else from %s", (path, sections) => {
    expect(hrefsIn(sections).filter((href) => !isKnown(href, path))).toEqual([]);
  });

  it("leads in its frame to each of its pages", () => {
    const paths = new Set(hrefsIn(parsed.navigation).map((href) => href.split("#")[0]));
    expect([...pages.keys()].filter((path) => path !== "/" && !paths.has(path))).toEqual([]);
  });
});

/** Every longer text anywhere in a piece of data. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return value.length >= 24 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === "href" || key === "image" ? [] : textsIn(item)));
};

describe.each(SITE_PAGES)("the pages %s", (name) => {
  const shown = sites.flatMap(({ key, pages }) => {
    const page = pages?.[`page_${name}`];
    return page ? [{ key, page: PageSetting.parse(page) }] : [];
  });

  it("are on more than one site, and each is its own: in its texts and in the order of its sections", () => {
    expect(shown.length).toBeGreaterThanOrEqual(2);
    const orders = shown.map(({ page }) => page.sections.map(({ slot }) => slot).join(" "));
    expect(new Set(orders).size).toBe(shown.length);
    const texts = shown.flatMap(({ page: { sections, title, description } }) => [
      ...new Set(textsIn([sections, title, description])),
    ]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it("are shared with one picture, where they have one, that says what is seen", () => {
    const images = shown.map(({ page: { image, imageAlt } }) => ({ image, imageAlt }));
    expect(new Set(images.map((image) => JSON.stringify(image))).size).toBe(1);
    for (const { image, imageAlt } of images) expect(imageAlt === "").toBe(image === "");
  });
});

describe("the festival's sponsors", () => {
  /** Specification section 9. */
  const PRICES = [undefined, 50_000_000, 25_000_000, 10_000_000];

  it.each([
    ["main", ["Title sponsor", "Platinum", "Gold", "Silver"], ["1 slot", "2–3", "4–5", "Open"]],
    ["demo", ["Sponsor utama", "Platinum", "Gold", "Silver"], ["1 slot", "2–3", "4–5", "terbuka"]],
  ])("pay on %s what the specification says", (key, names, slots) => {
    const page = sites.find((site) => site.key === key)?.pages?.["page_belajar-bersama"];
    const section = page?.sections.find(({ slot }) => slot === "sites.sponsorship.v1");
    const tiers = section?.props?.["tiers"] as { name: string; priceIdr?: number; price?: string; slot: string }[]; // checked by the slot
    expect(tiers.map(({ name }) => name)).toEqual(names);
    expect(tiers.map(({ priceIdr }) => priceIdr)).toEqual(PRICES);
    expect(tiers[0]?.price).toMatch(/^(?:Full event cost|Seluruh biaya acara)$/);
    for (const [index, { slot }] of tiers.entries()) expect(slot).toContain(slots[index]);
  });

  it.each(["main", "demo"])("stand on %s beside ten speakers, three activities and twelve partners", (key) => {
    const page = sites.find((site) => site.key === key)?.pages?.["page_belajar-bersama"];
    const countOf = (slot: string, list: string): unknown => {
      const found = page?.sections.find((section) => section.slot === slot)?.props?.[list];
      return Array.isArray(found) ? found.length : undefined;
    };
    expect(countOf("sites.speakers.v1", "speakers")).toBe(10);
    expect(countOf("sites.activities.v1", "activities")).toBe(3);
    expect(countOf("sites.partner-logos.v1", "partners")).toBe(12);
  });
});

it("gives every host to one site only", () => {
  const hosts = sites.flatMap((site) => site.hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
});

describe.each(sites.filter(({ settings }) => settings.languages))(
  "the translation of $key",
  ({ settings, ...site }) => {
    const parsed = TenantSettings.parse(settings);
    const others = parsed.languages.filter((language) => language !== parsed.language);
    const shape = (home: HomeSetting) =>
      home.sections.map(({ slot, props }) => [slot, props["anchor"], Object.keys(props)]);

    it("is whole: frame, and a home page of the same sections with the same places", () => {
      expect(others).not.toHaveLength(0);
      for (const language of others) {
        const { navigation, meta } = parsed.translations?.[language] ?? {};
        expect(meta).toMatchObject({ name: expect.any(String), description: expect.any(String) });
        expect(navigation && hrefsIn([navigation.primary, navigation.footer])).toHaveLength(
          hrefsIn([parsed.navigation.primary, parsed.navigation.footer]).length,
        );
        const home = HomeSetting.parse(site.translatedHomes?.[language]);
        expect(shape(home)).toEqual(shape(HomeSetting.parse(site.home)));
      }
    });
  },
);
