import { describe, expect, it } from "@jest/globals";
import { REMOTE_CONTRACT, type RemoteDefinition } from "@serambi/kernel/remote";

import { failure } from "../page/attempt";
import type { RemoteAddress, RemoteLoad, SiteRelease } from "../page/types";
import { LocalSource } from "./LocalSource";

const address = (id: string): RemoteAddress => ({
  id,
  version: "1",
  entry: `/remotes/${id}/1/remoteEntry.js`,
  integrity: `sha384-${id}`,
  container: id,
});
const release: SiteRelease = {
  id: "r1",
  routes: [
    { pattern: "/Courses", remote: "courses", page: "list" },
    { pattern: "/Blog", remote: "blog", page: "posts" },
    { pattern: "/", remote: "sites", page: "home" },
  ],
  slots: { "courses.featured.v1": { remote: "courses", minHeightRem: 20 } },
  families: { courses: "courses" },
  remotes: { courses: address("courses"), blog: address("blog"), sites: address("sites") },
};
const local = {
  remote: "courses",
  address: "http://127.0.0.1:4300/secret",
  until: "2026-11-22T10:00:00.000Z",
  hidden: ["/Courses/@Premium"],
};

const remote = (id: string, pages: Readonly<Record<string, string[]>>): RemoteDefinition => ({
  id,
  contract: REMOTE_CONTRACT,
  messages: { id: () => Promise.resolve({ messages: {} }), en: () => Promise.resolve({ messages: {} }) },
  pages: Object.entries(pages).map(([page, paths]) => ({
    id: page,
    paths,
    load: () => Promise.resolve({ Page: () => null }),
  })),
  slots: [],
});

/** A source over remotes by name, which notes the addresses it was opened for. */
const open = (opened: SiteRelease["remotes"][], local_: RemoteLoad) => (remotes: SiteRelease["remotes"]) => {
  opened.push(remotes);
  return {
    load: (id: string): Promise<RemoteLoad> =>
      Promise.resolve(id === "courses" ? local_ : { kind: "loaded", remote: remote(id, {}) }),
  };
};

describe("a release with a local build in the place of one remote", () => {
  it("says what is missing while there is no build, and has every other remote as it is", async () => {
    const source = new LocalSource(release, local, open([], { kind: "loaded", remote: remote("courses", {}) }));
    expect(await source.load("courses")).toMatchObject({ kind: "failed", remote: "courses", phase: "unknown" });
    expect(await source.load("blog")).toMatchObject({ kind: "loaded", remote: { id: "blog" } });
    expect(source.remotes["blog"]).toEqual(address("blog"));
    expect(source.remotes["courses"]).toMatchObject({ version: "local", integrity: "" });
  });

  it("brings each build from an address and under a name of its own, without a hash", async () => {
    const opened: SiteRelease["remotes"][] = [];
    const source = new LocalSource(release, local, open(opened, { kind: "loaded", remote: remote("courses", {}) }));
    for (const build of ["b1", "b2"]) await source.take({ build, container: `courses_${build}` });
    expect(await source.load("courses")).toMatchObject({ kind: "loaded" });
    expect(opened.slice(1).map(({ courses }) => courses)).toEqual([
      {
        id: "courses-b1",
        version: "local-b1",
        entry: "http://127.0.0.1:4300/secret/b1/remoteEntry.js",
        integrity: "",
        container: "courses_b1",
      },
      expect.objectContaining({ id: "courses-b2", container: "courses_b2" }),
    ]);
    expect(source.remotes["courses"]).toMatchObject({ id: "courses", version: "local-b2" });
  });

  it("has the pages of the build, but none of another remote's and none that the site does not list", async () => {
    const built = remote("courses", {
      list: ["/Courses", "/Courses/:slug"],
      premium: ["/Courses/@Premium"],
      posts: ["/Blog"],
    });
    const source = new LocalSource(release, local, open([], { kind: "loaded", remote: built }));
    await source.take({ build: "b1", container: "c" });
    expect(source.routes.map(({ pattern, remote: by }) => `${pattern} ${by}`)).toEqual([
      "/Blog blog",
      "/Courses courses",
      "/Courses/:slug courses",
      "/ sites",
    ]);
  });

  it("keeps its routes when a build cannot be loaded", async () => {
    const broken = failure({ remote: "courses", version: "local-b1" }, "evaluate", new Error("a typing error"));
    const source = new LocalSource(release, local, open([], broken));
    await source.take({ build: "b1", container: "c" });
    expect(source.routes).toEqual(release.routes);
    expect(await source.load("courses")).toBe(broken);
  });
});
