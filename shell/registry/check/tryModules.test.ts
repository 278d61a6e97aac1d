import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import {
  document,
  type DocumentDefinition,
  type RemoteServer,
  type SearchModule,
  type SitemapModule,
} from "@serambi/kernel/server";
import { answer, fakeTenant } from "@serambi/kernel/testing";

import type { Artefact } from "../schema";
import type { Trial } from "./Trial";
import { tryModules } from "./tryModules";

interface Modules {
  readonly search?: SearchModule["parts"][string];
  readonly sitemap?: SitemapModule["addresses"];
  readonly document?: DocumentDefinition["loader"];
}

/** A remote with the page `/Blog/:slug` on a site that has it and on one that has not. */
const trialOf = ({ search, sitemap, document: loader }: Modules): Trial => {
  const paths = ["/Blog/feed.xml", "/Blog/:slug/card.png"];
  const documents = loader ? [document({ id: "feed", paths, loader })] : [];
  const messages = () => Promise.resolve({ messages: {} });
  const server = {
    remote: { id: "blog", messages: { id: messages, en: messages }, pages: [], slots: [] },
    ...(search && { search: { kinds: { post: { name: () => "Tulisan", icon: "pen" } }, parts: { posts: search } } }),
    ...(sitemap && { sitemap: { addresses: sitemap } }),
    documents,
    hosts: ["post/list", "elsewhere"].map((path) => ({ host: "services", method: "GET", path })),
  } as unknown as RemoteServer; // as far as its modules are tried
  return {
    name: "blog",
    artefact: {
      version: "1",
      files: {},
      pages: [{ id: "post", paths: ["/Blog/:slug"] }],
      slots: [],
      documents: documents.map(({ id }) => ({ id, paths })),
    } as unknown as Artefact, // what it claims is read
    server,
    endpoints: [],
    namedHosts: new Set(),
    styles: new Map(),
    fixtures: {
      pages: [{ page: "post", path: "/Blog/a", title: "a", answers: { "services post/list": answer(["a"]) } }],
      slots: [],
    },
    sites: [
      { key: "demo", settings: { ...fakeTenant().settings, routes: ["/", "/Blog/:slug"] }, homes: {} },
      { key: "main", settings: { ...fakeTenant().settings, routes: ["/"] }, homes: {} },
    ],
    others: new Map(),
    shellDist: "",
    share: (all) => all,
    at: () => undefined,
    show: () => undefined,
    browse: () => undefined,
  };
};

const reasons = async (modules: Modules): Promise<readonly string[]> =>
  (await tryModules(trialOf(modules))).findings.map(({ where, why }) => `${where}: ${why}`);

describe("what a remote tells beside its pages", () => {
  it("passes where it names pages that the site has, by the hosts' answers, and bears hosts that are down", async () => {
    const asked: string[] = [];
    const found = await reasons({
      search: async ({ http, tenant }) => {
        await http.services.get("post/list");
        asked.push(tenant.key);
        return tenant.key === "demo" ? [{ path: "/Blog/a#b", title: "A", kind: "post" }] : [];
      },
    });
    expect(found).toEqual([]);
    expect(asked).toEqual(["demo", "main"]);
  });

  it.each<[string, Modules, string]>([
    [
      "an entry of the search is no page of the site",
      { search: async () => [{ path: "/Blog/a", title: "A", kind: "post" }] },
      "search for posts: it names /Blog/a, which is no page of this remote on that site (on main)",
    ],
    [
      "an entry has no title",
      {
        search: async ({ tenant }) => (tenant.key === "main" ? [] : [{ path: "/Blog/a", title: " ", kind: "post" }]),
      },
      "search for posts: an entry has no title (on demo)",
    ],
    [
      "the sitemap names another remote's page",
      { sitemap: async () => [{ path: "/News/a" }] },
      "sitemap: it names /News/a, which is no page of this remote on that site (on demo (id), main (id))",
    ],
    [
      "the sitemap has a date that is none",
      {
        sitemap: async ({ tenant }) => (tenant.key === "main" ? [] : [{ path: "/Blog/a", lastModified: "yesterday" }]),
      },
      "sitemap: /Blog/a was changed at no time that can be read",
    ],
    [
      "a host that is down is something else than an AppError",
      {
        search: async ({ http }) => {
          await http.services.get("elsewhere").catch(() => Promise.reject(new TypeError("undefined is no list")));
          return [];
        },
      },
      "search for posts: it fails: undefined is no list",
    ],
    [
      "an entry is of a kind that the remote does not have",
      { search: async ({ tenant }) => (tenant.key === "main" ? [] : [{ path: "/Blog/a", title: "A", kind: "song" }]) },
      "search for posts: song is none of its kinds (on demo)",
    ],
    [
      "a call is made that is not declared",
      {
        search: async ({ http }) => {
          await http.services.get("podcast/list");
          return [];
        },
      },
      "search for posts: it fails: GET podcast/list of the host services is not among the calls",
    ],
    [
      "a document fails otherwise than its host",
      { document: () => Promise.reject(new RangeError("too deep")) },
      "document feed: it fails: too deep (on demo",
    ],
    [
      "a document is none",
      { document: async ({ text }) => text({ type: "a calendar", body: "" }) },
      "document feed: it gives what no document is",
    ],
  ])("fails where %s", async (_what, modules, reason) => {
    const [first = ""] = await reasons(modules);
    expect(first.replaceAll(" (id)", "")).toContain(reason.replaceAll(" (id)", ""));
  });

  it("bears a module that says of itself that its hosts are away", async () => {
    expect(
      await reasons({ document: () => Promise.reject(new AppError("unavailable", "Down")), sitemap: async () => [] }),
    ).toEqual([]);
  });

  it("says what was tried, and that there is nothing to try", async () => {
    expect((await tryModules(trialOf({}))).note).toBe("it has none");
    expect((await tryModules(trialOf({ sitemap: async () => [] }))).note).toBe("sitemap");
  });
});
