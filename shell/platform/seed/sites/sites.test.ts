import { describe, expect, it } from "@jest/globals";
import { HomeSetting, TenantSettings } from "@serambi/kernel/contracts";

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

const anchorsOf = (home: HomeSetting): unknown[] => home.sections.map(({ props }) => props["anchor"]);

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")}$`).test(path);

/** Sites on whose hosts another tenant answers the programme's own paths (specification section 2.3). */
const MAIN_BRAND: ReadonlySet<string> = new Set(["main", "media"]);

describe.each(sites)("the site $key", ({ key, language, hosts, settings, home }) => {
  const parsed = TenantSettings.parse(settings);
  const sections = HomeSetting.parse(home);

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

  it("names each slot once and begins with a hero", () => {
    const names = sections.sections.map(({ slot }) => slot);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toMatch(/^sites\.hero-[a-z]+\.v1$/);
  });

  it("leads only to routes that it has, to its own sections, and to mail and https addresses", () => {
    const anchors = anchorsOf(sections);
    const isKnown = (href: string): boolean => {
      if (/^(?:mailto:|https:)/.test(href)) return true;
      const [address = "", hash] = href.split("#");
      const [path = ""] = address.split("?");
      const isOfPesilat = MAIN_BRAND.has(key) && path === "/Pesilat";
      const hasPath = path === "" || isOfPesilat || parsed.routes.some((route) => matches(route, path));
      return hasPath && (hash === undefined || anchors.includes(hash));
    };
    const hrefs = [...hrefsIn(parsed.navigation), ...hrefsIn(sections)];
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => !isKnown(href))).toEqual([]);
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
