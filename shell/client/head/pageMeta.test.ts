import { describe, expect, it } from "@jest/globals";
import { TenantMeta, type TenantSettings } from "@serambi/kernel/contracts";
import { fakeTenant, type TenantOverrides } from "@serambi/kernel/testing";

import { pageMeta } from "./pageMeta";

const site = (meta: Partial<TenantMeta> = {}, settings: Partial<TenantSettings> = {}, rest: TenantOverrides = {}) =>
  fakeTenant({ ...rest, settings: { meta: { ...TenantMeta.parse({}), ...meta }, ...settings } });

const bilingual = (language: "id" | "en") => {
  const tenant = site({}, { languages: ["id", "en"] });
  return { ...tenant, language };
};

const CARD = { address: "https://contoh.example/card.png", alt: "Kartu", width: 1200, height: 630 };

describe("the head of a page", () => {
  it("has the page's title with the site's name behind it, and the title alone for sharing", () => {
    const meta = pageMeta(site({ site_name: "Yayasan" }), "/Class", { title: "Kelas" });
    expect(meta).toMatchObject({ title: "Kelas | Yayasan", sharedTitle: "Kelas", siteName: "Yayasan" });
  });

  it("says the site's name once where the page has no title of its own", () => {
    const meta = pageMeta(site({ name: "Belajar gratis" }), "/", { title: "" });
    expect(meta).toMatchObject({ title: "Belajar gratis", sharedTitle: "Belajar gratis" });
    expect(pageMeta(site(), "/", { title: "Sekolah Contoh" }).title).toBe("Sekolah Contoh");
  });

  it("takes the description of the page before the tenant's, without tags and of twenty words", () => {
    const tenant = site({ description: "Milik situs" });
    const words = Array.from({ length: 21 }, (_, index) => `kata${index}`);
    const description = `<p>${words.join(" ")}</p>`;
    expect(pageMeta(tenant, "/", { title: "", description }).description).toBe(`${words.slice(0, 20).join(" ")}…`);
    expect(pageMeta(tenant, "/", { title: "" }).description).toBe("Milik situs");
  });

  it("asks to be indexed and followed unless page or tenant say otherwise", () => {
    const robots = (meta: Partial<TenantMeta>, isIndexed?: boolean) =>
      pageMeta(site(meta), "/", { title: "", ...(isIndexed !== undefined && { isIndexed }) }).robots;
    expect(robots({})).toBe("index, follow");
    expect(robots({}, false)).toBe("noindex, follow");
    expect(robots({ robot_index: false, robot_follow: false }, true)).toBe("noindex, nofollow");
  });

  it("has one address, in the case that the page gives", () => {
    expect(pageMeta(site(), "/courses", { title: "", canonicalPath: "/Courses" }).canonical).toBe(
      "https://contoh.example/Courses",
    );
    expect(pageMeta(site(), "//evil.example/x", { title: "" }).canonical).toBe(
      "https://contoh.example//evil.example/x",
    );
  });
});

describe("the picture of a page", () => {
  const pictureOf = (image: string, own?: string) =>
    pageMeta(site({ image }), "/", { title: "Kelas", ...(own !== undefined && { image: own }) }, CARD).picture;

  it("is the page's own, else the tenant's, else the card drawn for it", () => {
    expect(pictureOf("/situs.jpg", "/kelas.jpg")).toEqual({
      address: "https://contoh.example/kelas.jpg",
      alt: "Kelas",
    });
    expect(pictureOf("/situs.jpg")).toEqual({ address: "https://contoh.example/situs.jpg", alt: "Sekolah Contoh" });
    expect(pictureOf("")).toBe(CARD);
  });

  it.each(["/kelas.svg", "/kelas.SVG?x=1", "data:image/png;base64,AAAA", "https://["])(
    "is nothing that other sites do not show: %s",
    (image) => expect(pictureOf(image, image)).toBe(CARD),
  );

  it("leaves no room where there is none", () => {
    expect(pageMeta(site(), "/", { title: "" })).toMatchObject({ picture: null, card: "summary" });
    expect(pageMeta(site(), "/", { title: "" }, CARD).card).toBe("summary_large_image");
  });
});

describe("a page in two languages", () => {
  const head = { title: "", canonicalPath: "/Courses?page=2", languages: ["en", "id"] as const };
  const ID = "https://contoh.example/Courses?page=2";
  const EN = "https://contoh.example/Courses?page=2&lang=en";

  it("is a page of its own in each, and names them all, the site's own first", () => {
    for (const [language, canonical] of [
      ["id", ID],
      ["en", EN],
    ] as const)
      expect(pageMeta(bilingual(language), "/", head)).toMatchObject({
        canonical,
        translations: [
          { language: "id", address: ID },
          { language: "en", address: EN },
        ],
      });
  });

  it("is one page where only the frame around it is translated", () => {
    const meta = pageMeta(bilingual("en"), "/Courses", { title: "" });
    expect(meta).toMatchObject({ canonical: "https://contoh.example/Courses", translations: [], language: "en" });
  });

  it("names no language that its site does not offer", () => {
    expect(pageMeta(site(), "/", head).translations).toEqual([]);
  });
});
