/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import type { SiteFiles } from "../page/sentPage";
import type { SiteRelease } from "../page/types";
import { CodeAhead } from "./codeAhead";

const release: SiteRelease = {
  id: "release-1",
  routes: [
    { pattern: "/Courses/:slug", remote: "courses", page: "course" },
    { pattern: "/Blog", remote: "blog", page: "posts" },
    { pattern: "/Here", remote: "sites", page: "here" },
  ],
  slots: {},
  families: {},
  remotes: {},
};

/** Of each test: what was fetched before is not fetched again. */
let files: SiteFiles;
let asked: string[];
let seen: Element[];
let see: (links: readonly Element[]) => void;
let isThere: boolean;
let run = 0;
const original = globalThis.fetch;

/** jsdom has no layout to observe. */
class FakeObserver {
  constructor(told: IntersectionObserverCallback) {
    see = (links) =>
      told(
        links.map((target) => ({ isIntersecting: true, target }) as unknown as IntersectionObserverEntry), // as much of it as is read
        this as unknown as IntersectionObserver, // as above
      );
  }
  observe = (link: Element): void => void seen.push(link);
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const line = (connection: unknown): void =>
  void Object.defineProperty(navigator, "connection", { configurable: true, value: connection });

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] }); // jsdom has no such list
  [asked, seen, isThere] = [[], [], true];
  run += 1;
  const at = (name: string): string => `/remotes/${run}/${name}`;
  files = {
    "courses/course": { scripts: [[at("course.js"), "sha384-c"]], styles: [[at("course.css"), "sha384-d"]] },
    "blog/posts": { scripts: [[at("posts.js"), "sha384-p"]], styles: [] },
  };
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver; // see above
  globalThis.fetch = (address, init) => {
    const { integrity, priority } = (init ?? {}) as RequestInit & { readonly priority?: string }; // not in every type library
    asked.push([address as string, integrity, priority].filter(Boolean).join(" ")); // our own calls pass a text
    return isThere ? Promise.resolve(Response.json(files)) : Promise.reject(new TypeError("Failed to fetch"));
  };
  history.replaceState(null, "", "/Here");
  document.body.innerHTML = `<a href="/Courses/go">Go</a><a href="/Courses/rust">Rust</a><a href="/Blog">Blog</a><a href="/Here?page=2">More</a><a href="https://elsewhere.example/Blog">Elsewhere</a><a href="/Nowhere">Nowhere</a>`;
});

afterEach(() => {
  globalThis.fetch = original;
  Reflect.deleteProperty(navigator, "connection");
});

describe("code of pages that links lead to", () => {
  it("is fetched with its hashes, behind everything else, each page once", async () => {
    const ahead = new CodeAhead(release, "id");
    ahead.look();
    see(seen);
    await flush();
    expect(asked).toEqual([
      "/_files/release-1.id.json low",
      `/remotes/${run}/course.js sha384-c low`,
      `/remotes/${run}/course.css sha384-d low`,
      `/remotes/${run}/posts.js sha384-p low`,
    ]);
    ahead.look();
    see(seen);
    await flush();
    expect(asked).toHaveLength(4);
  });

  it("is not fetched before a link is seen", async () => {
    new CodeAhead(release, "id").look();
    await flush();
    expect([seen.length, asked]).toEqual([6, []]);
  });

  it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "is not fetched on a line that is to be spared: %j",
    (connection) => {
      line(connection);
      new CodeAhead(release, "id").look();
      expect(seen).toEqual([]);
    },
  );

  it("is not fetched on a page without the site's frame", () => {
    document.body.dataset["focused"] = "";
    new CodeAhead(release, "id").look();
    delete document.body.dataset["focused"];
    expect(seen).toEqual([]);
  });

  it("is left to the click where it cannot be had, and the list is asked for again", async () => {
    const ahead = new CodeAhead(release, "id");
    isThere = false;
    ahead.look();
    see(seen.slice(0, 1));
    await flush();
    isThere = true;
    see(seen.slice(2, 3));
    await flush();
    expect(asked).toEqual([
      "/_files/release-1.id.json low",
      "/_files/release-1.id.json low",
      `/remotes/${run}/posts.js sha384-p low`,
    ]);
  });
});
