import { describe, expect, it } from "@jest/globals";
import { document, type DocumentDefinition } from "@serambi/kernel/server";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { loadedRelease } from "../testing/loadedRelease";
import { matchDocument, mayBeDocument } from "./documentClaims";
import { siteAlternates, siteDocument } from "./siteDocument";

const tenant = fakeTenant({ settings: { routes: ["/Blog"] } });

const definition = (rest: Partial<DocumentDefinition> = {}): DocumentDefinition =>
  document({
    id: "note",
    paths: ["/note.txt"],
    loader: (deps) => Promise.resolve(deps.text({ type: "text/plain", body: "" })),
    ...rest,
  });
const releaseWith = (rest: Partial<DocumentDefinition> = {}, id = "blog", paths = ["/Blog"]) =>
  loadedRelease([{ id, paths, documents: [definition(rest)] }]);

describe("a document", () => {
  it("is written in its texts, in the language of the visit", async () => {
    const live = releaseWith({
      texts: "notes",
      loader: (deps, { t }) => Promise.resolve(deps.text({ type: "text/plain", body: String(t["hello"]) })),
    });
    const [blog] = live.remotes.values();
    if (blog?.kind !== "loaded") throw new Error("It is loaded");
    const texts = (hello: string) => () => Promise.resolve({ messages: { hello } });
    const notes = { id: texts("Halo"), en: texts("Hello") };
    Object.assign(blog.server, { remote: { ...blog.server.remote, texts: { notes } } });
    const said = async (language: "id" | "en") => {
      const site = { live, tenant: { ...tenant, language }, http: fakeHttp(), now: () => new Date(0) };
      return (await siteDocument(site, { path: "/note.txt", query: "" }))?.given;
    };
    expect([await said("id"), await said("en")]).toMatchObject([{ body: "Halo" }, { body: "Hello" }]);
  });
});

describe("a path", () => {
  const live = releaseWith({ paths: ["/note.txt", "/:section/notes/:name?"] });

  it.each(["/note.txt", "/NOTE.txt", "/n%6Fte.txt", "/note.txt/", "/a/notes", "/a%20b/notes/c"])(
    "may be a document's: %s",
    (path) => {
      expect(mayBeDocument(live.release, path)).toBe(true);
      expect(matchDocument(live.release, live.forSite(tenant).routes, path)?.route).toMatchObject({
        remote: "blog",
        page: "note",
      });
    },
  );

  it.each(["/", "/note-txt", "/note.txt/a", "/notes", "/a/notes/b/c"])("is a page's: %s", (path) => {
    expect(mayBeDocument(live.release, path)).toBe(false);
  });
});

describe("what the head of every page names", () => {
  const rss = { path: "/rss.xml", type: "application/rss+xml", title: "" };

  it("is what the documents of its site say", () => {
    expect(siteAlternates(releaseWith({ alternates: () => [rss] }), tenant)).toEqual([rss]);
    expect(siteAlternates(releaseWith(), tenant)).toEqual([]);
    expect(siteAlternates(releaseWith({ alternates: () => [rss] }, "news", ["/News"]), tenant)).toEqual([]);
  });

  it("is nothing of a remote whose code fails: no page fails with it", () => {
    const alternates = () => {
      throw new TypeError("a fault");
    };
    expect(siteAlternates(releaseWith({ alternates }), tenant)).toEqual([]);
  });
});
