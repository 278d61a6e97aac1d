import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { cataloguePath, competencePath, courseKey, coursePath } from "./paths";

const site = (...routes: string[]) => fakeTenant({ settings: { routes } });

describe("paths of classes", () => {
  it("are /Class where a site has no /Courses", () => {
    const foundation = site("/", "/Class", "/Class/:code");
    expect(cataloguePath(foundation)).toBe("/Class");
    expect(coursePath(foundation, "jaringan")).toBe("/Class/jaringan");
  });

  it("are /Courses where a site has both", () => {
    const demo = site("/Class", "/Class/:code", "/Courses", "/Courses/:slug");
    expect(cataloguePath(demo)).toBe("/Courses");
    expect(coursePath(demo, "a/b")).toBe("/Courses/a%2Fb");
  });

  it("are those under one pattern where a site has no others", () => {
    const overview = site("/", "/Overview/:code?");
    expect([cataloguePath(overview), coursePath(overview, "SL-1")]).toEqual(["/Overview", "/Overview/SL-1"]);
    const pesilat = site("/", "/Overview/:code?", "/Pesilat/Class/:code?");
    expect([cataloguePath(pesilat), coursePath(pesilat, "x")]).toEqual(["/Pesilat/Class", "/Pesilat/Class/x"]);
    expect(coursePath(site("/Overview/:code?", "/Class/:code"), "x")).toBe("/Class/x");
  });

  it("lead to a programme's classes only where the site has that page", () => {
    expect(competencePath(site("/Class/Competence/:slug"), "teknik-jaringan")).toBe(
      "/Class/Competence/teknik-jaringan",
    );
    expect(competencePath(site("/Class"), "teknik-jaringan")).toBeUndefined();
  });

  it("are missing where a site has neither", () => {
    expect(cataloguePath(site("/"))).toBeUndefined();
    expect(coursePath(site("/"), "jaringan")).toBeUndefined();
  });

  it("name a class by slug or by code", () => {
    expect(courseKey({ slug: "jaringan" })).toBe("jaringan");
    expect(courseKey({ code: "TJK-201" })).toBe("TJK-201");
  });
});
