import { describe, expect, it } from "@jest/globals";
import { Navigation } from "@serambi/kernel/contracts";
import type { SearchEntry } from "@serambi/kernel/server";
import { fakeTenant } from "@serambi/kernel/testing";

import type { FoundKind } from "../../client/palette/search/searchDocument";
import { siteEntries, siteKinds } from "./siteEntries";

const routes = ["/", "/Blog", "/Blog/:id/:title?", "/Courses", "/Courses/:slug", "/Gallery"].map((pattern) => ({
  pattern,
  remote: "any",
  page: "any",
}));
const tenant = fakeTenant({
  settings: {
    title: "Lembar",
    navigation: Navigation.parse({
      primary: [
        {
          label: "Kabar",
          href: "/Blog",
          children: [{ label: "Sekolah", href: "/Blog?categorySlug=sekolah", description: "Dari ruang kelas" }],
        },
        { label: "Toko", href: "https://toko.example" },
      ],
      footer: [{ title: "Lain", links: [{ label: "Jakarta" }, { label: "Galeri", href: "/Gallery" }] }],
    }),
  },
});

const post = (rest: Partial<SearchEntry> = {}): SearchEntry => ({
  path: "/Blog/7/denda",
  title: "Denda dihapus",
  kind: "blog.post",
  ...rest,
});

const kinds = siteKinds(tenant, {
  kinds: [
    { id: "blog.post", name: "Tulisan", icon: "edit" },
    { id: "courses.programme", name: "Program", icon: "list" },
  ],
});
const entriesOf = (...lists: readonly unknown[][]) =>
  siteEntries(tenant, routes, kinds, { lists: lists as SearchEntry[][] });
const paths = (...lists: readonly unknown[][]) => entriesOf(...lists).map(({ path }) => path);
const OWN = ["/Blog", "/Blog?categorySlug=sekolah", "/Gallery", "/"];

describe("the kinds of a site", () => {
  const namesOf = (language: "id" | "en", ...said: readonly unknown[]) =>
    siteKinds({ ...tenant, language }, { kinds: said as FoundKind[] }).map(({ id, name }) => [id, name]);
  const kind = { id: "blog.post", name: "Tulisan", icon: "edit" };

  it("are those of its remotes in their order, and its pages last, in the language of the index", () => {
    expect(namesOf("id", kind, { ...kind, id: "blog.event", name: "Acara" })).toEqual([
      ["blog.post", "Tulisan"],
      ["blog.event", "Acara"],
      ["page", "Halaman"],
    ]);
    expect(namesOf("en")).toEqual([["page", "Pages"]]);
  });

  it.each([null, { ...kind, id: "page" }, { ...kind, id: "blog.<b>" }, { ...kind, name: " \n" }, { ...kind, icon: 7 }])(
    "are none that break the contract: %j",
    (said) => {
      expect(namesOf("id", said)).toEqual([["page", "Halaman"]]);
    },
  );
});

describe("what a site's search finds", () => {
  it("is where its own links lead, in their words, and its front page", () => {
    expect(entriesOf().map(({ title, path, note }) => [title, path, note])).toEqual([
      ["Kabar", "/Blog", ""],
      ["Sekolah", "/Blog?categorySlug=sekolah", "Dari ruang kelas"],
      ["Galeri", "/Gallery", ""],
      ["Lembar", "/", ""],
    ]);
  });

  it("is what its remotes say, each path once", () => {
    expect(paths([post(), post({ title: "Sekali lagi" })], [post()])).toEqual([...OWN, "/Blog/7/denda"]);
  });

  it("has of a page that both name the site's word, with what the remote says of it", () => {
    const [blog] = entriesOf([{ path: "/Blog", title: "Blog", kind: "page", note: "Tulisan", words: ["artikel"] }]);
    expect(blog).toEqual({ path: "/Blog", title: "Kabar", kind: "page", note: "Tulisan", words: "Blog artikel" });
  });

  it("has what a remote names as it is where the site links to it", () => {
    const [blog] = entriesOf([{ path: "/Blog", title: "Blog", kind: "courses.programme" }]);
    expect(blog).toMatchObject({ kind: "courses.programme", title: "Blog" });
  });

  it("is nothing that this site does not have", () => {
    expect(paths([post({ path: "/Suara/1/a" }), post({ path: "/Blog/a/b/c" })])).toEqual(OWN);
  });

  it.each([
    null,
    7,
    "kata",
    {},
    post({ path: "//tempat.lain/Blog" }),
    post({ path: "/\\tempat.lain" }),
    post({ path: "https://tempat.lain/Blog" }),
    post({ path: "javascript:alert(1)" }),
    post({ path: "/Blog/7/a b" }),
    post({ path: `/Blog/7/${"a".repeat(600)}` }),
    post({ title: " \u0000 " }),
    post({ kind: "blog.planet" }),
    post({ note: 7 as never }),
    post({ words: ["a", 7] as never }),
  ])("is nothing that breaks the contract: %j", (said) => {
    expect(paths([said, post({ path: "/Blog/8/baik" })])).toEqual([...OWN, "/Blog/8/baik"]);
  });

  it("is in one line each, and of a bounded length", () => {
    const found = entriesOf([
      post({
        title: "Dua\nbaris\u0000 dan anak-\u200banak",
        note: "x".repeat(9_000),
        words: Array(9_000).fill("kata"),
      }),
    ]).at(-1);
    expect(found?.title).toBe("Dua baris dan anak-anak");
    expect(found?.note).toHaveLength(160);
    expect(found?.words.length).toBeLessThanOrEqual(240);
  });

  it("is five thousand entries at most, of each remote as many as of another", () => {
    const list = (base: string) =>
      Array.from({ length: 5_000 }, (_, at) => post({ path: `${base}${at}`, title: `${at}` }));
    const found = entriesOf(list("/Blog/"), list("/Courses/"), [post({ path: "/Blog/x/terakhir" })]);
    expect(found).toHaveLength(5_000);
    expect(found.filter(({ path }) => path.startsWith("/Courses/")).length).toBeGreaterThan(2_400);
    expect(found.map(({ path }) => path)).toContain("/Blog/x/terakhir");
  });
});
