/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";
import type { PageHead } from "@serambi/kernel/seo";
import { fakeTenant } from "@serambi/kernel/testing";

import type { Shown } from "../page/Shown";
import { applyHead } from "./applyHead";
import { cardAddress, CARD_SIZE } from "./cardAddress";
import { headTags, OF_SITE } from "./headTags";
import { pageMeta } from "./pageMeta";

const base = fakeTenant();
const tenant = { ...base, settings: { ...base.settings, languages: ["id" as const, "en" as const] } };

const shownAt = (pathname: string, head: PageHead | null): Shown => ({
  location: { pathname, search: "", hash: "", state: null, key: "k" },
  result: (head
    ? { kind: "page", head, jsonLd: [{ "@type": "Course" }], route: { pattern: pathname, remote: "r", page: "p" } }
    : { kind: "not-found" }) as Shown["result"], // what a head is made of
  slots: new Map(),
  key: "",
  isSettled: true,
  versionOf: () => "",
});

const show = (pathname: string, head: PageHead, isPage = true): void =>
  applyHead(tenant, shownAt(pathname, isPage ? head : null), head);

const written = (): string[] =>
  [...document.head.querySelectorAll("meta, link")].map((element) =>
    element
      .getAttributeNames()
      .map((name) => `${name}=${element.getAttribute(name)}`)
      .join(" "),
  );

beforeEach(() => {
  document.head.innerHTML = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg">`;
});

const cardOf = (pathname: string, { title }: PageHead) => ({
  address: tenant.origin + cardAddress(tenant, pathname),
  alt: title,
  type: "image/png",
});

const KEPT = ["charset=utf-8", "name=viewport content=width=device-width", "rel=icon href=/favicon.svg"];

const asServed = (pathname: string, head: PageHead): string[] =>
  headTags(pageMeta(tenant, pathname, head, { ...CARD_SIZE, ...cardOf(pathname, head) })).map(({ attributes }) =>
    Object.entries(attributes)
      .map(([name, value]) => `${name}=${value}`)
      .join(" "),
  );

describe("the head after navigation", () => {
  const home: PageHead = { title: "Beranda", image: "/a.jpg", languages: ["id", "en"] };

  it("says what the server would have said of the page, and leaves the rest of the head alone", () => {
    show("/", home);
    show("/Class", { title: "Kelas", description: "Semua kelas" });
    expect(written()).toEqual([...KEPT, ...asServed("/Class", { title: "Kelas", description: "Semua kelas" })]);
    show("/", home);
    expect(written()).toEqual([...KEPT, ...asServed("/", home)]);
  });

  it("keeps nothing of the page before: no picture, no translations, no data", () => {
    show("/", home);
    show("/x", { title: "Tidak ada", isIndexed: false }, false);
    const html = document.head.innerHTML;
    expect(html).not.toMatch(/og:image|hreflang|ld\+json/);
    expect(html).toContain("noindex");
  });

  it("names the feeds that follow the page, and leaves that of the site where it is", () => {
    const ofSite = document.createElement("link");
    for (const [name, value] of Object.entries({ rel: "alternate", type: "application/rss+xml", href: "/rss.xml" }))
      ofSite.setAttribute(name, value);
    ofSite.setAttribute(OF_SITE, "");
    document.head.append(ofSite);
    const feeds = () =>
      [...document.head.querySelectorAll('link[rel="alternate"][type]')].map((link) =>
        ["type", "title", "href"].map((name) => link.getAttribute(name)),
      );
    show("/Blog", { title: "Blog", feeds: [{ section: "/Blog", title: "Blog" }] });
    expect(feeds()).toEqual([
      ["application/rss+xml", null, "/rss.xml"],
      ["application/rss+xml", "Blog | Sekolah Contoh", `${tenant.origin}/Blog/rss.xml`],
      ["application/feed+json", "Blog | Sekolah Contoh", `${tenant.origin}/Blog/feed.json`],
    ]);
    show("/Class", { title: "Kelas" });
    expect(feeds()).toEqual([["application/rss+xml", null, "/rss.xml"]]);
  });

  it("shows the page's own card where it has no other picture", () => {
    show("/", home);
    show("/Class/jaringan", { title: "Jaringan" });
    const image = document.head.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
    expect(image).toMatch(/\/social\/[\w-]{22}\.png\?page=%2FClass%2Fjaringan$/);
    expect(document.head.querySelectorAll('meta[property^="og:image"], meta[name^="twitter:image"]')).toHaveLength(7);
  });

  it("carries the page's data, with the way to it", () => {
    show("/Class", { title: "Kelas" });
    const items = [...document.head.querySelectorAll("script")].map(
      ({ textContent }) => (JSON.parse(textContent) as { "@type": string })["@type"],
    );
    expect(items).toEqual(["BreadcrumbList", "Course"]);
  });
});
