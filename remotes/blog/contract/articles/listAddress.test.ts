import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { isFront, listAddress, parseSectionQuery } from "./listAddress";

const parse = (query: string, category?: string) => parseSectionQuery(new URLSearchParams(query), category);
const site = (...routes: string[]) => fakeTenant({ settings: { routes } });

describe("the address of a list", () => {
  it.each([
    ["", {}],
    ["page=3&search=perahu&categorySlug=sekolah", { page: 3, search: "perahu", categorySlug: "sekolah" }],
    ["page=abc&search=+&categorySlug=", {}],
    [`search=${"x".repeat(500)}`, { search: "x".repeat(100) }],
    ["search=dua%0Abaris", { search: "dua baris" }],
  ])("?%s asks for %j", (query, asked) => {
    expect(parse(query)).toEqual({ page: 1, ...asked });
  });

  it("asks for the category of its path, whatever its query says", () => {
    expect(parse("categorySlug=lain", "sekolah").categorySlug).toBe("sekolah");
  });

  it("says what is shown, and is short where that is all", () => {
    const tenant = site("/Blog");
    expect(listAddress(tenant, "blog", { page: 1 })).toBe("/Blog");
    expect(listAddress(tenant, "blog", { page: 2, search: "dua kata", categorySlug: "a&b" })).toBe(
      "/Blog?categorySlug=a%26b&search=dua+kata&page=2",
    );
  });

  it("has a path for a category of articles, where the site has that route", () => {
    const query = { page: 2, categorySlug: "data dan ukuran" };
    expect(listAddress(site("/Articles", "/Articles/:slug"), "articles", query)).toBe(
      "/Articles/data%20dan%20ukuran?page=2",
    );
    expect(listAddress(site("/Articles"), "articles", query)).toBe("/Articles?categorySlug=data+dan+ukuran&page=2");
  });

  it("is a front page only without anything asked for", () => {
    expect(["", "page=2", "search=x", "categorySlug=x", "page=abc"].map((query) => isFront(parse(query)))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });
});
