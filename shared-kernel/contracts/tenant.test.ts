import { describe, expect, it } from "@jest/globals";

import { HomeSection, TenantSettings } from "./tenant";

const parse = (settings: Record<string, unknown> = {}) =>
  TenantSettings.parse({ title: "Contoh", layout: "default", css: {}, meta: {}, ...settings });

describe("TenantSettings", () => {
  it("fills in the fonts and colours of specification section 9", () => {
    expect(parse().css).toEqual({
      ft_primary: "Raleway",
      ft_secondary: "Inter",
      clr_primary: "#2096C4",
      clr_secondary: "#2F80ED",
      clr_success: "#2dce89",
      clr_info: "#11cdef",
      clr_warning: "#fb6340",
      clr_danger: "#f5365c",
      clr_light: "#adb5bd",
      clr_dark: "#212529",
    });
  });

  it("takes a missing maintenance flag for maintenance (specification section 4)", () => {
    expect(parse().isMaintenance).toBe(true);
    expect(parse({ isMaintenance: false }).isMaintenance).toBe(false);
  });

  it("lets search engines in by default (specification section 2.4)", () => {
    expect(parse().meta).toMatchObject({ robot_index: true, robot_follow: true });
  });

  it("is measured only where it says so, under an id that can be one", () => {
    expect(parse().analytics).toBeUndefined();
    expect(parse({ analytics: {} }).analytics).toEqual({});
    expect(parse({ analytics: { measurementId: "G-AB12CD34EF" } }).analytics).toEqual({
      measurementId: "G-AB12CD34EF",
    });
  });

  it("is Indonesian, has the home page and no navigation unless it says otherwise", () => {
    expect(parse()).toMatchObject({ language: "id", routes: ["/"], navigation: { primary: [], footer: [] } });
  });

  it.each([
    ["a colour that could be anything else", { css: { clr_primary: "red;} body { display: none" } }],
    ["a measurement id that could be anything else", { analytics: { measurementId: "G-1&l=x" } }],
    ["a measurement id that nobody serves", { analytics: { measurementId: "UA-1234-1" } }],
    ["a logo that runs", { logoDark: "javascript:alert(1)" }],
    ["a link that runs", { navigation: { legal: [{ label: "x", href: "javascript:alert(1)" }] } }],
    [
      "a link to another host that looks like a path",
      { navigation: { legal: [{ label: "x", href: "/\\evil.example" }] } },
    ],
    ["a title without end", { title: "x".repeat(301) }],
  ])("refuses %s", (_, settings) => {
    expect(() => parse(settings)).toThrow("Invalid input");
  });
});

describe("HomeSection", () => {
  it.each([
    ["courses.featured.v1", true],
    ["sites.hero-split.v12", true],
    ["featured", false],
    ["courses.featured", false],
    ["../courses.featured.v1", false],
  ])("names its slot: %s is %p", (slot, isName) => {
    expect(HomeSection.safeParse({ slot }).success).toBe(isName);
  });
});
