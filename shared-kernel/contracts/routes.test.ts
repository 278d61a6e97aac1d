import { describe, expect, it } from "@jest/globals";

import { fakeTenant } from "../testing/fakeTenant";
import { fillPath, hasRoute, leadsNowhere } from "./routes";

describe("fillPath", () => {
  it.each([
    ["/", {}, "/"],
    ["/Courses/:slug", { slug: "jaringan" }, "/Courses/jaringan"],
    ["/Courses/:slug", { slug: "a/b c?d" }, "/Courses/a%2Fb%20c%3Fd"],
    ["/Blog/:id/:title?", { id: "7", title: "satu" }, "/Blog/7/satu"],
    ["/Blog/:id/:title?", { id: "7" }, "/Blog/7"],
    [
      "/Courses/:slug/module/:moduleSlug?/chapter/:chapterSlug",
      { slug: "a", chapterSlug: "c" },
      "/Courses/a/module/chapter/c",
    ],
  ])("fills %s with %p", (pattern, params, path) => {
    expect(fillPath(pattern, params)).toBe(path);
  });
});

describe("hasRoute", () => {
  const tenant = fakeTenant({ settings: { routes: ["/", "/Courses"] } });

  it("tells a site that has the route from one that has not", () => {
    expect([hasRoute(tenant, "/Courses"), hasRoute(tenant, "/Courses/:slug")]).toEqual([true, false]);
  });
});

describe("a link of a site", () => {
  const tenant = fakeTenant({
    settings: { routes: ["/", "/Courses", "/Courses/@Premium/:slug", "/Blog/:id/:title?"] },
  });

  it.each(["/", "/#harga", "/courses?page=2", "/Courses/", "/Courses/@Premium/go", "/Blog/7", "/Blog/7/satu#a"])(
    "leads to a page: %s",
    (to) => expect(leadsNowhere(tenant, to)).toBe(false),
  );

  it.each(["/Class", "/Courses/go", "/Blog", "/Blog/7/satu/dua"])("leads nowhere: %s", (to) => {
    expect(leadsNowhere(tenant, to)).toBe(true);
  });

  it.each([
    "#isi",
    "mailto:a@b.example",
    "https://b.example/Class",
    "//b.example/Class",
    "/media/a.pdf",
    "/_language",
    "/Login?back=%2F",
  ])("is not judged where it is no page of the site: %s", (to) => expect(leadsNowhere(tenant, to)).toBe(false));
});

describe("leadsNowhere", () => {
  it("tells a link to a page that the site does not have", () => {
    const tenant = fakeTenant({ settings: { routes: ["/", "/Courses/:slug"] } });
    expect([leadsNowhere(tenant, "/Courses/go#price"), leadsNowhere(tenant, "/Jobs")]).toEqual([false, true]);
  });

  it("judges no link of a site whose routes are those of whole remotes", () => {
    const tenant = fakeTenant({ settings: { routes: ["/", "*"] } });
    expect(leadsNowhere(tenant, "/Anything")).toBe(false);
  });
});
