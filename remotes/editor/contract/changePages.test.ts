import { describe, expect, it } from "@jest/globals";

import {
  addressFault,
  addressOf,
  isHiddenPage,
  withHidden,
  withHome,
  withMovedPage,
  withNewPage,
  withoutPage,
} from "./changePages";
import { pagesOf } from "./sitePage";

const section = (title: string) => ({
  slot: "sites.hero-statement.v1",
  props: { title, href: "/Program/Beasiswa#isi" },
});
const values = {
  routes: ["/", "/About", "/Program", "/Program/:slug", "/Services/:slug?"],
  ownPages: ["/Program/Beasiswa"],
  redirects: [{ from: "/beasiswa-lama", to: "/Program/Beasiswa" }],
  navigation: {
    primary: [
      { label: "Beasiswa", href: "/Program/Beasiswa" },
      { label: "Lain", href: "/Program/Beasiswa-Guru" },
    ],
  },
  home: { sections: [section("Beranda")] },
  home_en: { sections: [section("Home")] },
  page_about: { title: "Tentang", sections: [section("Tentang")], pages: [], languages: ["id", "en"] },
  page_about_en: { title: "About", sections: [section("About")], pages: [], languages: ["id", "en"] },
  page_own: { pages: [{ slug: "Program/Beasiswa", title: "Beasiswa", sections: [section("Beasiswa")] }] },
};
const pageAt = (path: string, of: Record<string, unknown> = values) => {
  const found = pagesOf(of).find((page) => page.path === path);
  if (!found) throw new Error(`no page at ${path}`);
  return found;
};

describe("pages of a site", () => {
  it("stand at addresses that nothing else has", () => {
    expect(addressOf("Beasiswa “Guru” 2027!")).toBe("Beasiswa-Guru-2027");
    const paths = [
      "/Program/Guru",
      "/about",
      "/program/beasiswa",
      "/Services",
      "/Editor/x",
      "Program",
      "/a b",
      "//a",
      "/a/b/c/d/e",
    ];
    expect(paths.map((path) => addressFault(values, path))).toEqual([
      null,
      "taken",
      "taken",
      "taken",
      "taken",
      "form",
      "form",
      "form",
      "form",
    ]);
  });

  it("are hidden when they are new, and shown when somebody says so", () => {
    const added = { ...values, ...withNewPage(values, "/Program/Guru", { title: "Guru", sections: [] }) };
    expect(pageAt("/Program/Guru", added)).toMatchObject({ key: "page_own", slug: "Program/Guru", title: "Guru" });
    expect(isHiddenPage(added, "/program/guru?lang=en")).toBe(true);
    expect(isHiddenPage({ ...added, ...withHidden(added, "/Program/Guru", false) }, "/Program/Guru")).toBe(false);
  });

  it("take links and every address of before along when they move", () => {
    const once = { ...values, ...withMovedPage(values, pageAt("/Program/Beasiswa"), "/Beasiswa") };
    expect(once).toMatchObject({
      ownPages: ["/Beasiswa"],
      redirects: [
        { from: "/beasiswa-lama", to: "/Beasiswa" },
        { from: "/Program/Beasiswa", to: "/Beasiswa" },
      ],
      navigation: { primary: [{ href: "/Beasiswa" }, { href: "/Program/Beasiswa-Guru" }] },
      home: { sections: [{ props: { href: "/Beasiswa#isi" } }] },
    });
    // Back again: no circle is left, and nothing leads to itself.
    const back = { ...once, ...withMovedPage(once, pageAt("/Beasiswa", once), "/Program/Beasiswa") };
    expect(back.redirects).toEqual([
      { from: "/beasiswa-lama", to: "/Program/Beasiswa" },
      { from: "/Beasiswa", to: "/Program/Beasiswa" },
    ]);
  });

  it("with a fixed address become the site's own in every language when they move", () => {
    const moved = { ...values, ...withMovedPage(values, pageAt("/About"), "/Siapa-Kami") };
    expect(moved.routes).not.toContain("/About");
    expect(pageAt("/Siapa-Kami", moved).title).toBe("Tentang");
    expect(pageAt("/Siapa-Kami?lang=en", moved).title).toBe("About");
    expect(pagesOf(moved).some(({ path }) => path.startsWith("/About"))).toBe(false);
  });

  it("are gone with their address when they are removed", () => {
    const own = { ...values, ...withoutPage(values, pageAt("/Program/Beasiswa")) };
    expect([own.ownPages, own.page_own.pages, own.redirects]).toEqual([[], [], []]);
    const fixed = { ...values, ...withoutPage(values, pageAt("/About")) };
    expect(pagesOf(fixed).map(({ path }) => path)).toEqual(["/", "/?lang=en", "/Program/Beasiswa"]);
  });

  it("change places with the home page", () => {
    const changed = { ...values, ...withHome(values, pageAt("/About")) };
    expect(changed).toMatchObject({
      home: { sections: [{ props: { title: "Tentang" } }] },
      home_en: { sections: [{ props: { title: "About" } }] },
      page_about: { title: "Tentang", sections: [{ props: { title: "Beranda" } }] },
    });
  });
});
