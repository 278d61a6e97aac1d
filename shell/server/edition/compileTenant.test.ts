import { describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { loadedRelease } from "../testing/loadedRelease";
import { compileTenant } from "./compileTenant";

const { release } = loadedRelease([
  { id: "courses", paths: ["/Courses/:slug", "/Courses"] },
  { id: "sites", paths: ["/"] },
]);

const siteWith = (navigation: Partial<ReturnType<typeof fakeTenant>["settings"]["navigation"]>) => {
  const { navigation: none } = fakeTenant().settings;
  return fakeTenant({
    settings: { routes: ["/", "/Courses", "/Courses/:slug", "/Blog"], navigation: { ...none, ...navigation } },
  });
};

const settingsOf = (navigation: Parameters<typeof siteWith>[0]) => {
  const tenant = siteWith(navigation);
  return compileTenant(tenant, { origin: tenant.origin, language: tenant.language, release }).tenant.settings;
};

const shown = (navigation: Parameters<typeof siteWith>[0]) => settingsOf(navigation).navigation;

const link = (href: string) => ({ label: href, href });

describe("a site as a release can show it", () => {
  it("has the routes that some remote answers", () => {
    expect(settingsOf({}).routes).toEqual(["/", "/Courses", "/Courses/:slug"]);
  });

  it("leads to no page that is not there, from wherever in the frame", () => {
    const links = [link("/Blog"), link("/Courses?page=2"), link("/#harga")];
    expect(shown({ tools: links, legal: links, primary: links, action: link("/Blog/7") })).toEqual({
      ...siteWith({}).settings.navigation,
      tools: links.slice(1),
      legal: links.slice(1),
      primary: links.slice(1),
    });
  });

  it("keeps what is no page of the site", () => {
    const links = [
      "https://contoh.example/Blog",
      "mailto:a@contoh.example",
      "#isi",
      "/media/contoh/brosur.pdf",
      "/sitemap.xml",
      "/Pesilat/Class",
    ].map(link);
    expect(shown({ tools: links }).tools).toEqual(links);
  });

  it("keeps the texts of a footer that lead nowhere", () => {
    const column = { title: "Alamat", links: [{ label: "Jl. Melati 1" }, link("/Blog"), link("/Courses")] };
    expect(shown({ footer: [column] }).footer).toEqual([
      { title: "Alamat", links: [{ label: "Jl. Melati 1" }, link("/Courses")] },
    ]);
  });

  it("lets a branch without a page lead to the first one below it, and drops one with nothing below", () => {
    const branch = (children: string[]) => ({ ...link("/Blog"), children: children.map(link) });
    expect(shown({ primary: [branch(["/News", "/Courses"]), branch(["/News"])] }).primary).toEqual([
      { label: "/Blog", href: "/Courses", children: [link("/Courses")] },
    ]);
  });

  it("writes links in the case of their routes, and parameters as they are", () => {
    expect(shown({ tools: [{ label: "x", href: "/courses/Jaringan?a=B#C" }] }).tools).toEqual([
      { label: "x", href: "/Courses/Jaringan?a=B#C" },
    ]);
  });
});
