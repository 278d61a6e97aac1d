import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { RemoteDeps, SearchEntry } from "@serambi/kernel/remote";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { SiteSearch } from "./SiteSearch";
import { searchedRelease } from "./testing/searchSite";

const ROUTES = ["/", "/Blog", "/Blog/:id", "/Courses", "/Akun"];
const entry = (path: string): SearchEntry => ({ path, title: path, kind: "post" });
const said =
  (...paths: string[]) =>
  () =>
    Promise.resolve(paths.map(entry));
const fails = () => Promise.reject(new AppError("offline", "The host is down"));

const entriesOf = (remotes: Parameters<typeof searchedRelease>[0], routes: readonly string[] = ROUTES) =>
  new SiteSearch({
    live: searchedRelease(remotes),
    tenant: fakeTenant({ settings: { routes: [...routes] } }),
    http: fakeHttp(),
    now: () => new Date(0),
  }).entries();

describe("what the remotes of a site say", () => {
  it("is asked of each that the site has, part by part, and ends with the pages themselves", async () => {
    const { lists, failures } = await entriesOf({
      blog: {
        paths: ["/Blog", "/Blog/:id"],
        title: "Tulisan",
        parts: { posts: said("/Blog/1"), events: said("/Blog/2") },
      },
      courses: { paths: ["/Courses"], title: "Kelas" },
      jobs: { paths: ["/Jobs"], parts: { jobs: said("/Jobs") } },
    });
    expect(failures).toEqual([]);
    expect(lists).toEqual([
      [entry("/Blog/1"), entry("/Blog/2")],
      [],
      [
        { path: "/Blog", title: "Tulisan", kind: "page" },
        { path: "/Courses", title: "Kelas", kind: "page" },
      ],
    ]);
  });

  it("is asked in the language of the page", async () => {
    const languages: unknown[] = [];
    const parts = { posts: ({ language }: RemoteDeps) => Promise.resolve(languages.push(language)).then(() => []) };
    await entriesOf({ blog: { paths: ["/Blog"], parts } });
    expect(languages).toEqual([fakeTenant().language]);
  });

  it("is without the part that failed, and says which", async () => {
    const { lists, failures } = await entriesOf({
      blog: { paths: ["/Blog"], parts: { posts: fails, events: said("/Blog/2") } },
    });
    expect(lists[0]).toEqual([entry("/Blog/2")]);
    expect(failures).toEqual([{ remote: "blog", version: "1", part: "posts", message: "The host is down" }]);
  });

  it("is without a remote that is broken", async () => {
    const { lists, failures } = await entriesOf({
      blog: { paths: ["/Blog"], isBroken: true },
      courses: { paths: ["/Courses"], parts: { classes: said("/Courses") } },
    });
    expect(lists[1]).toEqual([entry("/Courses")]);
    expect(failures).toMatchObject([{ remote: "blog", part: "" }]);
  });

  it("is nothing of a page that asks who is there", async () => {
    const { lists } = await entriesOf({ account: { paths: ["/Akun"], isChecked: true } });
    expect(lists).toEqual([[], []]);
  });

  it("is five thousand entries of one remote at most", async () => {
    const many = Array.from({ length: 6_000 }, (_, at) => `/Blog/${at}`);
    const { lists } = await entriesOf({ blog: { paths: ["/Blog"], parts: { posts: said(...many) } } });
    expect(lists[0]).toHaveLength(5_000);
  });
});
