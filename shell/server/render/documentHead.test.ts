/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { applyHead, readHead } from "../../client/head/documentHead";
import { messages as t } from "../../client/messages/id";
import type { SentHead } from "../../client/page/sentPage";
import { documentHead } from "./documentHead";
import type { LoadedPage } from "./loadPage";
import { pageHead } from "./pageHead";

const base = fakeTenant();
const tenant = { ...base, settings: { ...base.settings, languages: ["id" as const, "en" as const] } };
const layout = { design: {} } as Parameters<typeof pageHead>[1]["layout"]; // what a card without a picture is drawn with

const loaded = (path: string, head: LoadedPage["head"]): LoadedPage => ({
  kind: "page",
  sent: { kind: "page", remote: "r", page: "p", pattern: path, params: {}, status: 200, data: null },
  head,
  jsonLd: [{ "@type": "Course", name: "</script>" }],
  slots: [],
  isOwn: false,
});
const said = (path: string, head: LoadedPage["head"]): SentHead =>
  pageHead(loaded(path, head), { tenant, layout, t, path });

it("says first that a form did not go through", () => {
  const page = loaded("/Wishes", { title: "Harapan" });
  const form = { values: {}, errors: { name: "Isi dulu" }, message: "" };
  const { title } = pageHead({ ...page, sent: { ...page.sent, form } }, { tenant, layout, t, path: "/Wishes" });
  expect(title).toMatch(/^Belum terkirim: Harapan \|/);
});

const HOME = said("/", { title: "Beranda", image: "/a.jpg", languages: ["id", "en"] });
const CLASSES = said("/Class", {
  title: "Kelas & kursus",
  description: 'Semua "kelas"',
  alternates: [{ path: "/Class/rss.xml", type: "application/rss+xml", title: "Kelas" }],
});
const NOT_FOUND = pageHead({ kind: "not-found" }, { tenant, layout, t, path: "/x" });
const SITE_FEED = { type: "application/rss+xml", title: "Situs", address: "https://contoh.example/rss.xml" };

/** A document's head as the server writes it. */
const serve = (head: SentHead): void => {
  const { before, after } = documentHead({
    language: "id",
    className: "",
    nonce: "n",
    said: head,
    siteAlternates: [SITE_FEED],
    fonts: { families: [], preload: [] },
    themeScript: "",
    favicon: "",
    icons: { light: "#fff", dark: "#000" } as Parameters<typeof documentHead>[0]["icons"], // all that is read of it here
  });
  const html = (before + after).replace(/^.*<head>/s, "").replace(/<\/head>.*$/s, "");
  document.head.innerHTML = html;
  document.title = head.title;
};
const show = (head: SentHead): void => {
  document.title = head.title;
  applyHead(head);
};
const elements = (): string[] => [...document.head.children].map(({ outerHTML }) => outerHTML).toSorted();

beforeEach(() => serve(HOME));

describe("the head of the document", () => {
  it("is read as the server wrote it", () => {
    expect(readHead()).toEqual(HOME);
    serve(CLASSES);
    expect(readHead()).toEqual(CLASSES);
  });

  it("says after a click what the server would have said, and leaves the rest of the head alone", () => {
    serve(CLASSES);
    const served = elements();
    serve(HOME);
    show(CLASSES);
    expect(readHead()).toEqual(CLASSES);
    // The server writes `<` in JSON as an escape, so that no value closes the element.
    expect(elements()).toEqual(served.map((html) => html.replaceAll("\\u003c", "<")).toSorted());
  });

  it("keeps nothing of the page before: no picture, no translations, no data", () => {
    show(NOT_FOUND);
    const html = document.head.innerHTML;
    expect(html).not.toMatch(/og:image|hreflang|ld\+json/);
    expect(html).toContain("noindex");
  });

  it("names what follows the page, and leaves that of the site where it is", () => {
    const feeds = () =>
      [...document.head.querySelectorAll('link[rel="alternate"][type]')].map((link) => link.getAttribute("href"));
    show(CLASSES);
    expect(feeds()).toEqual(["https://contoh.example/rss.xml", expect.stringMatching(/\/Class\/rss\.xml$/)]);
    show(HOME);
    expect(feeds()).toEqual(["https://contoh.example/rss.xml"]);
  });

  it("is the same after the way to another page and back", () => {
    const before = readHead();
    show(CLASSES);
    show(before);
    expect(readHead()).toEqual(HOME);
  });
});
