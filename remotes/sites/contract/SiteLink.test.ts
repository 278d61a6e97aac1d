import { describe, expect, it } from "@jest/globals";

import { Href } from "./SiteLink";

describe("Href", () => {
  it.each([
    "/",
    "/Courses/postgresql",
    "/#season",
    "#season",
    "mailto:halo@serambi.example?subject=A%20call",
    "https://example.org/a",
  ])("takes %s", (href) => {
    expect(Href.safeParse(href).success).toBe(true);
  });

  it.each([
    "",
    "#",
    "javascript:alert(1)",
    "//evil.example",
    "http://example.org",
    "data:text/html,x",
    "Courses",
    "/a b",
    "mailto:",
  ])("refuses %s", (href) => {
    expect(Href.safeParse(href).success).toBe(false);
  });
});
