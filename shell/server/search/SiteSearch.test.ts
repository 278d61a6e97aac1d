import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";
import type { SearchEntry, SearchModule } from "@serambi/kernel/server";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { SiteSearch } from "./SiteSearch";
import { loadedRelease, type TestRemote } from "../testing/loadedRelease";

const ROUTES = ["/", "/Blog", "/Blog/:id", "/Courses", "/Akun"];
const entry = (path: string): SearchEntry => ({ path, title: path, kind: "post" });
const found = (path: string, kind = "blog.post"): SearchEntry => ({ ...entry(path), kind });
const said =
  (...paths: string[]) =>
  () =>
    Promise.resolve(paths.map(entry));
const fails = () => Promise.reject(new AppError("offline", "The host is down"));

/** Search with these parts, and two kinds. */
const searching = (parts: SearchModule["parts"]): Pick<TestRemote, "search"> => ({
  search: {
    kinds: { post: { name: () => "Tulisan", icon: "edit" }, event: { name: () => "Acara", icon: "calendar" } },
    parts,
  },
});

const titled = (title: string, head: object = {}): Pick<TestRemote, "pages"> => ({
  pages: { all: { loader: () => Promise.resolve({ data: {}, head: { title, ...head } }) } },
});

const entriesOf = (remotes: readonly TestRemote[], routes: readonly string[] = ROUTES) =>
  new SiteSearch({
    live: loadedRelease(remotes),
    tenant: fakeTenant({ settings: { routes: [...routes] } }),
    http: fakeHttp(),
    now: () => new Date(0),
  }).entries();

describe("what the remotes of a site say", () => {
  it("is asked of each that the site has, part by part, and ends with the pages themselves", async () => {
    const { lists, failures } = await entriesOf([
      {
        id: "blog",
        paths: ["/Blog", "/Blog/:id"],
        ...titled("Tulisan"),
        ...searching({ posts: said("/Blog/1"), events: said("/Blog/2") }),
      },
      { id: "courses", paths: ["/Courses"], ...titled("Kelas") },
      { id: "jobs", paths: ["/Jobs"], ...searching({ jobs: said("/Jobs") }) },
    ]);
    expect(failures).toEqual([]);
    expect(lists).toEqual([
      [found("/Blog/1"), found("/Blog/2")],
      [],
      [
        { path: "/Blog", title: "Tulisan", kind: "page" },
        { path: "/Courses", title: "Kelas", kind: "page" },
      ],
    ]);
  });

  it("is of kinds that each remote names for itself, in the order in which the site names its pages", async () => {
    const { kinds } = await entriesOf(
      [
        { id: "blog", paths: ["/Blog"], ...searching({}) },
        { id: "courses", paths: ["/Courses"], ...searching({}) },
      ],
      ["/Courses", "/Blog"],
    );
    expect(kinds).toEqual([
      { id: "courses.post", name: "Tulisan", icon: "edit" },
      { id: "courses.event", name: "Acara", icon: "calendar" },
      { id: "blog.post", name: "Tulisan", icon: "edit" },
      { id: "blog.event", name: "Acara", icon: "calendar" },
    ]);
  });

  it("is named in the texts of the remote, in the language of the page", async () => {
    const texts = (post: string) => () => Promise.resolve({ messages: { post } });
    const live = loadedRelease([{ id: "blog", paths: ["/Blog"] }]);
    const [blog] = live.remotes.values();
    if (blog?.kind !== "loaded") throw new Error("It is loaded");
    const messages = { id: texts("Umum"), en: texts("General") };
    Object.assign(blog.server, {
      remote: { ...blog.server.remote, messages, texts: { found: { id: texts("Tulisan"), en: texts("Articles") } } },
      search: {
        texts: "found",
        kinds: { post: { name: ({ post }: { post: string }) => post, icon: "edit" } },
        parts: {},
      },
    });
    const tenant = { ...fakeTenant({ settings: { routes: [...ROUTES] } }), language: "en" as const };
    const site = { live, tenant, http: fakeHttp(), now: () => new Date(0) };
    expect((await new SiteSearch(site).entries()).kinds).toMatchObject([{ name: "Articles" }]);
  });

  it("may be a page of the site, which is a kind of the shell", async () => {
    const page = { path: "/Blog", title: "Blog", kind: "page" };
    const parts = { pages: () => Promise.resolve([page]) };
    const { lists } = await entriesOf([{ id: "blog", paths: ["/Blog"], ...searching(parts) }]);
    expect(lists[0]).toEqual([page]);
  });

  it("is asked in the language of the page", async () => {
    const languages: unknown[] = [];
    const parts = { posts: ({ language }: RemoteDeps) => Promise.resolve(languages.push(language)).then(() => []) };
    await entriesOf([{ id: "blog", paths: ["/Blog"], ...searching(parts) }]);
    expect(languages).toEqual([fakeTenant().language]);
  });

  it("is without the part that failed, and says which", async () => {
    const parts = { posts: fails, events: said("/Blog/2") };
    const { lists, failures } = await entriesOf([{ id: "blog", paths: ["/Blog"], ...searching(parts) }]);
    expect(lists[0]).toEqual([found("/Blog/2")]);
    expect(failures).toEqual([{ remote: "blog", version: "1", part: "posts", message: "The host is down" }]);
  });

  it("is without a remote that is broken", async () => {
    const { lists, failures } = await entriesOf([
      { id: "blog", paths: ["/Blog"], isBroken: true },
      { id: "courses", paths: ["/Courses"], ...searching({ classes: said("/Courses") }) },
    ]);
    expect(lists[1]).toEqual([found("/Courses", "courses.post")]);
    expect(failures).toMatchObject([{ remote: "blog", part: "" }]);
  });

  it("is nothing of a page that asks who is there, keeps away from search, fails, or leads elsewhere", async () => {
    const pages = [
      { all: { loader: () => Promise.resolve({ data: {}, head: { title: "Akun" } }), middleware: ["auth"] } },
      titled("Akun", { isIndexed: false }).pages,
      { all: { loader: fails } },
      { all: { loader: () => Promise.resolve({ kind: "redirect" as const, to: "/", status: 302 as const }) } },
    ];
    for (const one of pages)
      expect(await entriesOf([{ id: "account", paths: ["/Akun"], ...(one && { pages: one }) }])).toMatchObject({
        lists: [[], []],
        failures: [],
      });
  });

  it("is five thousand entries of one remote at most", async () => {
    const many = Array.from({ length: 6_000 }, (_, at) => `/Blog/${at}`);
    const { lists } = await entriesOf([{ id: "blog", paths: ["/Blog"], ...searching({ posts: said(...many) }) }]);
    expect(lists[0]).toHaveLength(5_000);
  });
});
