import { describe, expect, it } from "@jest/globals";
import { HomeSetting, TenantSettings } from "@serambi/kernel/contracts";

import { seedData } from "./index";

const siteOf = (key: string) => seedData.tenants.find(({ site }) => site.key === key)?.site;

describe("the seed", () => {
  it("has each site at its own host, and those of the machine itself at the demo", () => {
    const hosts = Object.fromEntries(seedData.tenants.map(({ site }) => [site.key, [...site.hosts].toSorted()]));
    const own = Object.fromEntries(Object.keys(hosts).map((key) => [key, [`${key}.localhost`]]));
    expect(hosts).toEqual({
      ...own,
      main: ["main.localhost", "serambi.localhost"],
      demo: ["127.0.0.1", "demo.localhost", "localhost"],
      // Its name on the hosts of the main brand (decisions, section 3).
      pesilat: ["pesilat-dev.localhost", "pesilat-media.localhost", "pesilat-staging.localhost", "pesilat.localhost"],
    });
  });

  it.each(seedData.tenants.map((tenant) => [tenant.site.key, tenant] as const))(
    "gives %s complete settings, a home page and no maintenance",
    (key, { site }) => {
      const settings = TenantSettings.parse(site.settings);
      expect(settings).toMatchObject({ layout: key, isMaintenance: false });
      expect(settings.routes).toContain("/");
      expect(settings.meta.description).not.toBe("");
      expect(HomeSetting.parse(site.home).sections.length).toBeGreaterThan(0);
    },
  );

  it("is in English for the main brand and its developer tenants, in Indonesian elsewhere", () => {
    const english = seedData.tenants.filter(({ site }) => site.language === "en").map(({ site }) => site.key);
    expect(english).toEqual(["main", "dev", "staging"]);
  });

  it("shows the main brand's content on the developer tenants", () => {
    for (const key of ["dev", "staging"]) expect(siteOf(key)?.home).toBe(siteOf("main")?.home);
  });
});
