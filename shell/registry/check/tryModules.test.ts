import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { AnyRemote, FeedModule, SearchModule, SitemapModule } from "@serambi/kernel/remote";
import { answer, fakeTenant } from "@serambi/kernel/testing";

import type { Artefact } from "../schema";
import type { Trial } from "./Trial";
import { tryModules } from "./tryModules";

interface Modules {
  readonly search?: SearchModule["parts"][string];
  readonly sitemap?: SitemapModule["addresses"];
  readonly feed?: FeedModule["read"];
}

/** A remote with the page `/Blog/:slug` on a site that has it and on one that has not. */
const trialOf = ({ search, sitemap, feed }: Modules): Trial => {
  const remote = {
    ...(search && { search: () => Promise.resolve({ parts: { posts: search } }) }),
    ...(sitemap && { sitemap: () => Promise.resolve({ addresses: sitemap }) }),
    ...(feed && { feeds: () => Promise.resolve({ sections: () => [{ section: "/Blog/a", title: "A" }], read: feed }) }),
  } as unknown as AnyRemote; // as far as its modules are tried
  return {
    name: "blog",
    artefact: { pages: [{ id: "post", paths: ["/Blog/:slug"] }] } as unknown as Artefact, // its pages alone are read
    remote,
    styles: new Map(),
    fixtures: {
      pages: [{ page: "post", path: "/Blog/a", title: "a", answers: { "services post/list": answer(["a"]) } }],
      slots: [],
    },
    sites: [
      { key: "demo", settings: { ...fakeTenant().settings, routes: ["/", "/blog/:slug"] }, homes: {} },
      { key: "main", settings: { ...fakeTenant().settings, routes: ["/"] }, homes: {} },
    ],
    others: new Map(),
    shellDist: "",
    share: (all) => all,
    at: () => undefined,
    show: () => undefined,
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
      "a feed's item fails otherwise than its host",
      {
        feed: async () => ({
          title: "A",
          description: "",
          items: [
            {
              path: "/Blog/a",
              title: "A",
              summary: "",
              html: () => Promise.reject(new RangeError("too deep")),
              author: "",
              publishedAt: "",
              updatedAt: "",
              categories: [],
              language: "id",
            },
          ],
        }),
      },
      "feeds: it fails: too deep",
    ],
  ])("fails where %s", async (_what, modules, reason) => {
    const [first = ""] = await reasons(modules);
    expect(first.replaceAll(" (id)", "")).toContain(reason.replaceAll(" (id)", ""));
  });

  it("bears a module that says of itself that its hosts are away", async () => {
    expect(
      await reasons({ feed: () => Promise.reject(new AppError("unavailable", "Down")), sitemap: async () => [] }),
    ).toEqual([]);
  });

  it("says what was tried, and that there is nothing to try", async () => {
    expect((await tryModules(trialOf({}))).note).toBe("it has none");
    expect((await tryModules(trialOf({ sitemap: async () => [] }))).note).toBe("sitemap");
  });
});
