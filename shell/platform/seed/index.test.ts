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

  /** Of one tenant each: the developer tenants show the main brand's. */
  const own = seedData.tenants.filter(({ site }) => !["dev", "staging"].includes(site.key));
  const ownClasses = own.flatMap(({ classes }) => classes.classes);

  it("has at least 60 classes, 10 programmes, 12 premium courses and 6 webinars", () => {
    const ofType = (...types: readonly string[]) => ownClasses.filter(({ type }) => types.includes(type)).length;
    expect(ofType("class", "course", "premium")).toBeGreaterThanOrEqual(60);
    expect(ofType("premium")).toBeGreaterThanOrEqual(12);
    expect(ofType("webinar")).toBeGreaterThanOrEqual(6);
    expect(own.flatMap(({ classes }) => classes.programs).length).toBeGreaterThanOrEqual(10);
  });

  it("lets every chapter of a premium course be read on the site", () => {
    for (const { site, classes } of own) {
      const lessons = new Set(classes.lessons?.map(({ classroomId, chapterSlug }) => `${classroomId} ${chapterSlug}`));
      const chapters = classes.classes
        .filter(({ type }) => type === "premium")
        .flatMap(({ classroomId, syllabus }) =>
          syllabus.flatMap((module) => module.chapters.map(({ slug }) => `${classroomId} ${slug}`)),
        );
      expect([site.key, chapters.filter((chapter) => !lessons.has(chapter))]).toEqual([site.key, []]);
    }
  });

  it("gives each class a text and a syllabus of its own, and each tenant one class for one slug, code and classroom", () => {
    expect(new Set(ownClasses.map(({ description }) => description)).size).toBe(ownClasses.length);
    expect(new Set(ownClasses.map(({ syllabus }) => JSON.stringify(syllabus))).size).toBe(ownClasses.length);
    expect(new Set(ownClasses.map(({ classroomId }) => classroomId)).size).toBe(ownClasses.length);
    for (const { classes } of own) {
      const names = classes.classes.flatMap(({ slug, code }) => [slug, code]).map((name) => name.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      const programs = classes.programs.flatMap(({ id, slug }) => [id, slug]);
      expect(new Set(programs).size).toBe(programs.length);
    }
  });
});
