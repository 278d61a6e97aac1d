/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { REMOTE_CONTRACT, type AnyRemote, type PageContext, type PageOutcome } from "@serambi/kernel/remote";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import type { Shown } from "../page/Shown";
import { SiteVisit } from "../page/SiteVisit";
import type { RemoteFailure, RemoteLoad, SiteRelease } from "../page/types";
import { LoadingBar } from "../progress/LoadingBar";
import { Browsing } from "./Browsing";

const release: SiteRelease = {
  id: "r1",
  routes: [
    { pattern: "/", remote: "sites", page: "page" },
    { pattern: "/Courses", remote: "sites", page: "page" },
    { pattern: "/Courses/:slug", remote: "sites", page: "page" },
  ],
  slots: {},
  families: {},
  remotes: { sites: { id: "sites", version: "1", entry: "/e.js", integrity: "", container: "c" } },
};

type Preload = (context: PageContext) => Promise<PageOutcome | void>;

const remote = (preload: Preload): AnyRemote => ({
  id: "sites",
  contract: REMOTE_CONTRACT,
  messages: { id: () => Promise.resolve({ messages: {} }), en: () => Promise.resolve({ messages: {} }) },
  createStore: () => ({ snapshot: () => null }),
  pages: [
    {
      id: "page",
      paths: ["/"],
      load: () => Promise.resolve({ Page: () => null }),
      preload: (_store, context) => preload(context),
      head: (_store, { path }) => ({ title: path }),
    },
  ],
  slots: [],
});

const first: Shown = {
  location: { pathname: "/", search: "", hash: "", state: null, key: "first" },
  result: { kind: "not-found" },
  slots: new Map(),
  key: "",
  isSettled: true,
  versionOf: () => "",
};

const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let stop = (): void => undefined;
let arrived: string[];
let shown: string[];
let reported: RemoteFailure[];
/** Addresses that are loaded anew when their code cannot be had. */
let reloads: Map<string, boolean>;
/** Addresses that the worker has a copy of. */
let keptCopies: Set<string>;
let bar: LoadingBar;
/** How often what came ahead was dropped. */
let forgotten: number;

const browse = (load: () => Promise<RemoteLoad>): Browsing => {
  const visit = new SiteVisit({
    tenant: fakeTenant(),
    release,
    source: { load },
    http: fakeHttp({}),
    now: () => new Date(0),
  });
  const browsing = new Browsing({
    visit,
    initial: first,
    ahead: () => fakeHttp({}),
    forgetAhead: () => void (forgotten += 1),
    report: (failure) => reported.push(failure),
    reloadFor: (_failure, address) => Promise.resolve(reloads.get(address) ?? false),
    hasKeptCopy: (address) => Promise.resolve(keptCopies.has(address)),
    bar,
    onShow: ({ location }) => shown.push(location.pathname + location.search),
    onArrive: ({ location }) => arrived.push(location.pathname),
  });
  stop = browsing.start();
  return browsing;
};

const browsingWith = (preload: Preload = () => Promise.resolve()): Browsing =>
  browse(() => Promise.resolve({ kind: "loaded", remote: remote(preload) }));

beforeEach(() => {
  arrived = [];
  shown = [];
  reported = [];
  reloads = new Map();
  keptCopies = new Set();
  bar = new LoadingBar();
  forgotten = 0;
  history.replaceState(null, "", "/");
  document.body.innerHTML = "";
  jest.spyOn(globalThis, "scrollTo").mockImplementation(() => undefined);
});

afterEach(() => stop());

describe("Browsing", () => {
  it("shows a page only once it is prepared, then changes the address", async () => {
    let release_ = (): void => undefined;
    const browsing = browsingWith(() => new Promise((resolve) => (release_ = resolve)));
    browsing.push("/Courses");
    await flush();
    expect(browsing.isUnderWay).toBe(true);
    expect(location.pathname).toBe("/");
    release_();
    await flush();
    expect(browsing.shown.result.kind).toBe("page");
    expect(location.pathname).toBe("/Courses");
    expect(arrived).toEqual(["/Courses"]);
  });

  it("finds each place as it was left, on the way back and on the way on again", async () => {
    const scrolledTo = jest.spyOn(globalThis, "scrollTo");
    const go = async (delta: number): Promise<void> => {
      const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      history.go(delta);
      await popped;
      await flush();
    };
    const browsing = browsingWith();
    jest.replaceProperty(globalThis, "scrollY", 120);
    browsing.push("/Courses");
    await flush();
    jest.replaceProperty(globalThis, "scrollY", 340);
    await go(-1);
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 120);
    jest.replaceProperty(globalThis, "scrollY", 120);
    await go(1);
    expect(browsing.shown.location.pathname).toBe("/Courses");
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 340);
  });

  it("lets a page come in steps only where its top is seen first: not at a fragment, nor on the way back", async () => {
    const browsing = browsingWith();
    browsing.push("/Courses");
    await flush();
    expect(browsing.shown.isStaged).toBe(true);
    browsing.push("/Courses/go#syllabus");
    await flush();
    expect(browsing.shown.location.pathname).toBe("/Courses/go");
    expect(browsing.shown.isStaged).toBe(false);
    const back = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    history.back();
    await back;
    await flush();
    expect(browsing.shown.location.pathname).toBe("/Courses");
    expect(browsing.shown.isStaged).toBe(false);
  });

  it("forgets a page that the visitor has left before it came", async () => {
    const slow = new Map<string, () => void>();
    const browsing = browsingWith(({ path }) => new Promise((resolve) => slow.set(path, resolve)));
    browsing.push("/Courses");
    await flush();
    browsing.push("/Courses/go");
    await flush();
    slow.get("/Courses/go")?.();
    await flush();
    slow.get("/Courses")?.();
    await flush();
    expect(location.pathname).toBe("/Courses/go");
    expect(arrived).toEqual(["/Courses/go"]);
  });

  it("follows a redirect without leaving it in the history, and stops where redirects run in a circle", async () => {
    const browsing = browsingWith(({ path }) =>
      Promise.resolve(path === "/" ? { kind: "redirect", to: "/", status: 302 } : undefined),
    );
    browsing.push("/");
    await flush();
    expect(browsing.shown.result).toMatchObject({ kind: "refused", status: 508 });
  });

  it("keeps the page while only its query changes: says what is shown, and nothing of an arrival", async () => {
    const browsing = browsingWith();
    browsing.push("/Courses");
    await flush();
    const { key } = browsing.shown;
    browsing.replace("/Courses?search=go");
    await flush();
    expect(browsing.shown.key).toBe(key);
    expect(location.search).toBe("?search=go");
    expect(shown).toEqual(["/Courses", "/Courses?search=go"]);
    expect(arrived).toEqual(["/Courses"]);
  });

  it("shows what failed, reports it, and mounts the page anew after a retry", async () => {
    const failed: RemoteLoad = { kind: "failed", remote: "sites", version: "1", phase: "entry", error: null };
    const answers: RemoteLoad[] = [failed, failed, { kind: "loaded", remote: remote(() => Promise.resolve()) }];
    const browsing = browse(() => Promise.resolve(answers.shift() as RemoteLoad)); // three loads, three answers
    browsing.push("/Courses");
    await flush();
    expect(browsing.shown.result).toMatchObject({ kind: "failed", phase: "entry" });
    expect(reported).toHaveLength(2); // both tries
    const { key } = browsing.shown;
    browsing.retry();
    await flush();
    expect(browsing.shown.result.kind).toBe("page");
    expect(browsing.shown.key).not.toBe(key);
  });

  it("shows a remote that has become another one in the place of the one before, where the visitor is", async () => {
    const versions: string[] = [];
    let version = "1";
    const browsing = browse(() => {
      const current = version;
      const changed = remote(() => Promise.resolve(void versions.push(current)));
      return Promise.resolve({ kind: "loaded", remote: changed });
    });
    browsing.push("/Courses?page=2");
    await flush();
    const before = browsing.shown;
    version = "2";
    await browsing.renew("sites");
    expect(versions).toEqual(["1", "2"]);
    expect(browsing.shown.location).toEqual(before.location);
    expect(browsing.shown.key).not.toBe(before.key);
    await browsing.renew("blog");
    expect(versions).toEqual(["1", "2", "2"]);
    expect(browsing.shown.key).toBe(`${before.key.slice(0, -1)}1`);
    expect(arrived).toEqual(["/Courses"]);
  });

  it("loads a page anew whose code could not be had, where that is to be done", async () => {
    const failed: RemoteLoad = { kind: "failed", remote: "sites", version: "1", phase: "chunk", error: null };
    const browsing = browse(() => Promise.resolve(failed));
    reloads.set(new URL("/Courses?page=2", location.href).href, true);
    browsing.push("/Courses?page=2");
    await flush();
    expect(reported).toHaveLength(2); // both tries
    expect(browsing.shown.result.kind).toBe("not-found"); // what stood there before: the browser is leaving
    browsing.push("/Courses");
    await flush();
    expect(browsing.shown.result.kind).toBe("failed");
  });

  it.each([
    ["without a connection", false],
    ["where the browser takes a dead line for one", true],
  ])("has the browser open the kept copy of a page %s", async (_what, isOnline) => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    const left = jest.spyOn(console, "error").mockImplementation(() => undefined); // jsdom leaves no page: it says so
    const browsing = browsingWith(() => Promise.reject(new AppError("offline", "no line")));
    keptCopies.add("/Courses");
    browsing.push("/Courses/go");
    await flush();
    expect(browsing.shown.result).toMatchObject({ kind: "refused", status: 503 });
    expect(left).not.toHaveBeenCalled();
    const before = browsing.shown;
    browsing.push("/Courses");
    await flush();
    expect(browsing.shown).toBe(before);
    expect(left).toHaveBeenCalledTimes(1);
  });

  it("has the browser open the kept copy of a list that says itself that it could not be had, unless it is being refined", async () => {
    const left = jest.spyOn(console, "error").mockImplementation(() => undefined); // jsdom leaves no page: it says so
    const browsing = browsingWith(() => Promise.resolve({ kind: "ok", status: 503 }));
    for (const address of ["/Courses", "/Courses?search=go"]) keptCopies.add(address);
    browsing.replace("/Courses?search=go");
    await flush();
    expect(browsing.shown.result).toMatchObject({ kind: "page", status: 503 });
    expect(left).not.toHaveBeenCalled();
    browsing.push("/Courses");
    await flush();
    expect(left).toHaveBeenCalledTimes(1);
  });

  it("shows the bar while a page is under way, and marks what failed", async () => {
    let refuse = (_error: Error): void => undefined;
    const browsing = browsingWith(() => new Promise((_, reject) => (refuse = reject)));
    browsing.push("/Courses");
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(bar.state).toBe("running");
    refuse(new Error("broken"));
    await flush();
    expect(bar.state).toBe("failed");
  });

  it("prepares a page when the visitor is about to go there", async () => {
    let loads = 0;
    browse(() => {
      loads += 1;
      return Promise.resolve({ kind: "loaded", remote: remote(() => Promise.resolve()) });
    });
    document.body.innerHTML = `<a href="/Courses/go">Go</a><a href="/Nowhere">Nowhere</a>`;
    for (const link of document.querySelectorAll("a")) {
      link.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      await flush();
    }
    expect(loads).toBe(1);
    expect(location.pathname).toBe("/");
  });

  it("lets a choice arrive although the visitor goes to another place of the page meanwhile, and shows it there", async () => {
    let bring = (): void => undefined;
    const browsing = browsingWith(({ query }) =>
      query.has("compare") ? new Promise((resolve) => (bring = resolve)) : Promise.resolve(),
    );
    browsing.push("/Courses");
    await flush();
    browsing.replace("/Courses?compare=a,b,c");
    await flush();
    location.hash = "compare";
    dispatchEvent(new PopStateEvent("popstate"));
    bring();
    await flush();
    expect(browsing.shown.location.search).toBe("?compare=a,b,c");
    expect(location.search + location.hash).toBe("?compare=a,b,c#compare");
    expect(browsing.isUnderWay).toBe(false);
  });

  it("stays where a visitor goes to another place of the page while another page is under way", async () => {
    let bring = (): void => undefined;
    const browsing = browsingWith(() => new Promise((resolve) => (bring = resolve)));
    browsing.push("/Courses");
    await flush();
    location.hash = "isi";
    dispatchEvent(new PopStateEvent("popstate"));
    bring();
    await flush();
    expect([location.pathname, location.hash, arrived]).toEqual(["/", "#isi", []]);
  });

  it("goes where Back has led before anybody could hear it", async () => {
    history.replaceState(null, "", "/Courses");
    const browsing = browsingWith();
    await flush();
    expect([browsing.shown.location.pathname, location.pathname]).toEqual(["/Courses", "/Courses"]);
    expect(arrived).toEqual(["/Courses"]);
  });

  it.each(["storage", "pagehide"])("forgets what came ahead on %s: the visitor may be another", (type) => {
    browsingWith();
    dispatchEvent(new Event(type));
    expect(forgotten).toBe(1);
  });

  it("takes clicks on links of the site, also in markup that React does not know", async () => {
    const browsing = browsingWith();
    document.body.innerHTML = `<a href="/Courses/go"><b>Go</b></a>`;
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("b")?.dispatchEvent(click);
    await flush();
    expect(click.defaultPrevented).toBe(true);
    expect(browsing.shown.location.pathname).toBe("/Courses/go");
  });

  it.each([
    ["another site", `<a href="https://serambi.example/Courses">x</a>`, {}],
    ["a new tab", `<a href="/Courses" target="_blank">x</a>`, {}],
    ["a download", `<a href="/Courses" download>x</a>`, {}],
    ["a click with the control key", `<a href="/Courses">x</a>`, { ctrlKey: true }],
    ["an address that is no page of this release", `<a href="/Nowhere">x</a>`, {}],
    ["a place on the same page", `<a href="/#season">x</a>`, {}],
    ["a page in another language", `<a href="/Courses?lang=en">x</a>`, {}],
    ["the feed of a page", `<a href="/Courses/rss.xml">x</a>`, {}],
  ])("leaves %s to the browser", (_what, html, options) => {
    browsingWith();
    document.body.innerHTML = html;
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
    let wasTaken = false;
    addEventListener(
      "click",
      (event) => {
        wasTaken = event.defaultPrevented;
        event.preventDefault(); // jsdom cannot navigate
      },
      { once: true },
    );
    document.querySelector("a")?.dispatchEvent(click);
    expect(wasTaken).toBe(false);
    expect(arrived).toEqual([]);
  });
});
