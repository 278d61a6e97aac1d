/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { REMOTE_CONTRACT, type PageModule, type RemoteDefinition } from "@serambi/kernel/remote";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import type { Shown } from "../page/Shown";
import { SiteVisit } from "../page/SiteVisit";
import type { RemoteFailure, RemoteLoad, SiteRelease } from "../page/types";
import { LoadingBar } from "../progress/LoadingBar";
import type { Answer } from "./askPage";
import { Browsing } from "./Browsing";
import { PagesAhead } from "./PagesAhead";
import { FakeAsks, pageLine } from "./testing/fakeAsks";

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

const remote = (module: Partial<PageModule> = {}): RemoteDefinition => ({
  id: "sites",
  contract: REMOTE_CONTRACT,
  messages: { id: () => Promise.resolve({ messages: {} }), en: () => Promise.resolve({ messages: {} }) },
  pages: [{ id: "page", paths: ["/"], load: () => Promise.resolve({ Page: () => null, ...module }) }],
  slots: [],
});

const first: Shown = {
  location: { pathname: "/", search: "", hash: "", state: null, key: "first" },
  result: { kind: "not-found" },
  head: null,
  slots: new Map(),
  key: "",
  isSettled: true,
  versionOf: () => "",
};

const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const popped = async (go: () => void): Promise<void> => {
  const done = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  go();
  await done;
  await flush();
};

let stop = (): void => undefined;
let arrived: string[];
let shown: string[];
let reported: RemoteFailure[];
/** Addresses that are loaded anew when their code cannot be had. */
let reloads: Map<string, boolean>;
let hasWorker: boolean;
let bar: LoadingBar;
let asks: FakeAsks;

const loaded: RemoteLoad = { kind: "loaded", remote: remote() };

const browse = (load: () => Promise<RemoteLoad> = () => Promise.resolve(loaded)): Browsing => {
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
    ask: asks.ask,
    ahead: new PagesAhead(() => new Date(0)),
    report: (failure) => reported.push(failure),
    reloadFor: (_failure, address) => Promise.resolve(reloads.get(address) ?? false),
    keepTyped: () => undefined,
    hasWorker: () => hasWorker,
    offlineText: "no line",
    bar,
    onShow: ({ location }) => shown.push(location.pathname + location.search),
    onArrive: ({ location }) => arrived.push(location.pathname),
  });
  stop = browsing.start();
  return browsing;
};

/** Every address is a page. */
const everyPage = (address: string): Answer => pageLine(address.split("?", 1)[0] ?? "", { data: address });

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] }); // jsdom has no such list
  arrived = [];
  shown = [];
  reported = [];
  reloads = new Map();
  hasWorker = false;
  asks = new FakeAsks(everyPage);
  bar = new LoadingBar();
  history.replaceState(null, "", "/");
  document.body.innerHTML = "";
  jest.spyOn(globalThis, "scrollTo").mockImplementation(() => undefined);
});

afterEach(() => stop());

describe("Browsing", () => {
  it("shows a page only once its data is there, then changes the address", async () => {
    asks = new FakeAsks();
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    expect(browsing.host.navigation.state).toBe("loading");
    expect(browsing.host.navigation).toMatchObject({ state: "loading", location: { pathname: "/Courses" } });
    expect(location.pathname).toBe("/");
    asks.answer("/Courses", pageLine("/Courses"));
    await flush();
    expect(browsing.shown.result).toMatchObject({ kind: "page", data: "/Courses" });
    expect(browsing.host.navigation).toEqual({ state: "idle" });
    expect(location.pathname).toBe("/Courses");
    expect(arrived).toEqual(["/Courses"]);
  });

  it("shows a page as it was left, at once, and behind it what has changed since", async () => {
    const scrolledTo = jest.spyOn(globalThis, "scrollTo");
    let edition = 1;
    asks = new FakeAsks((address) => pageLine(address, { data: `${address} ${edition}` }));
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    jest.replaceProperty(globalThis, "scrollY", 120);
    browsing.push("/Courses/go");
    await flush();
    jest.replaceProperty(globalThis, "scrollY", 340);
    edition = 2;
    const data: unknown[] = [];
    const seen = jest.spyOn(browsing as unknown as { show: (next: Shown) => void }, "show");
    await popped(() => history.back());
    for (const [{ result }] of seen.mock.calls) if (result.kind === "page") data.push(result.data);
    expect(data).toEqual(["/Courses 1", "/Courses 2"]);
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 120);
    await popped(() => history.forward());
    expect(browsing.shown.location.pathname).toBe("/Courses/go");
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 340);
  });

  it("goes on showing a page that was left where nothing newer can be had", async () => {
    let isReachable = true;
    asks = new FakeAsks((address) => (isReachable ? pageLine(address) : { kind: "unreachable" }));
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    browsing.push("/Courses/go");
    await flush();
    isReachable = false;
    await popped(() => history.back());
    expect(browsing.shown.result).toMatchObject({ kind: "page", data: "/Courses" });
    expect(browsing.host.navigation.state).toBe("idle");
  });

  it("puts back what was typed on a page that was left", async () => {
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia; // no motion: all that is asked of it
    document.body.innerHTML = `<main><textarea name="note"></textarea></main>`;
    const field = () => document.querySelector("textarea") as HTMLTextAreaElement; // written just above
    field().value = "half a thought";
    browsing.push("/Courses/go");
    await flush();
    document.body.innerHTML = `<main><textarea name="note"></textarea></main>`;
    await popped(() => history.back());
    expect(field().value).toBe("half a thought");
  });

  it("lets a page come in steps only where its top is seen first: not at a fragment, nor on the way back", async () => {
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    expect(browsing.shown.isStaged).toBe(true);
    browsing.push("/Courses/go#syllabus");
    await flush();
    expect(browsing.shown.location.pathname).toBe("/Courses/go");
    expect(browsing.shown.isStaged).toBe(false);
    await popped(() => history.back());
    expect(browsing.shown.location.pathname).toBe("/Courses");
    expect(browsing.shown.isStaged).toBe(false);
  });

  it("lets go of a page that the visitor has left before it came", async () => {
    asks = new FakeAsks();
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    browsing.push("/Courses/go");
    await flush();
    expect(asks.aborted).toEqual(["/Courses"]);
    asks.answer("/Courses/go", pageLine("/Courses/go"));
    await flush();
    asks.answer("/Courses", pageLine("/Courses"));
    await flush();
    expect(location.pathname).toBe("/Courses/go");
    expect(arrived).toEqual(["/Courses/go"]);
  });

  it("stops where redirects run in a circle", async () => {
    asks = new FakeAsks(() => ({ kind: "redirect", to: "/Courses" }));
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    expect(browsing.shown.result).toMatchObject({ kind: "refused", status: 508 });
  });

  it("keeps the page and its store while only its query changes, and makes each query a step of the history", async () => {
    const taken: unknown[] = [];
    const createStore = () => ({ take: (data: unknown) => void taken.push(data) });
    const browsing = browse(() => Promise.resolve({ kind: "loaded", remote: remote({ createStore }) }));
    browsing.push("/Courses");
    await flush();
    const { key } = browsing.shown;
    browsing.push("/Courses?search=go");
    await flush();
    expect(browsing.shown.key).toBe(key);
    expect(taken).toEqual(["/Courses?search=go"]);
    expect(shown).toEqual(["/Courses", "/Courses?search=go"]);
    expect(arrived).toEqual(["/Courses"]);
    await popped(() => history.back());
    expect(location.search).toBe("");
    expect(taken.slice(1)).toEqual(["/Courses", "/Courses"]); // as it was left, and as it is now
  });

  it("makes no second step of a link to the page that is shown", async () => {
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    const before = history.length;
    document.body.innerHTML = `<a href="/Courses">x</a>`;
    document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await flush();
    expect(history.length).toBe(before);
    expect(asks.asked).toEqual(["/Courses", "/Courses"]);
  });

  it("shows what failed, reports it, and mounts the page anew after a retry", async () => {
    const failed: RemoteLoad = { kind: "failed", remote: "sites", version: "1", phase: "entry", error: null };
    let answer: RemoteLoad = failed;
    const browsing = browse(() => Promise.resolve(answer));
    browsing.push("/Courses");
    await flush();
    expect(browsing.shown.result).toMatchObject({ kind: "failed", phase: "entry" });
    expect(reported).toHaveLength(2); // both tries
    const { key } = browsing.shown;
    answer = loaded;
    browsing.retry();
    await flush();
    expect(browsing.shown.result.kind).toBe("page");
    expect(browsing.shown.key).not.toBe(key);
  });

  it("shows a remote that has become another one in the place of the one before, where the visitor is", async () => {
    let version = "1";
    const browsing = browse(() => {
      const Page = Object.assign(() => null, { version });
      return Promise.resolve({ kind: "loaded", remote: remote({ Page }) });
    });
    browsing.push("/Courses?page=2");
    await flush();
    const before = browsing.shown;
    version = "2";
    await browsing.renew("sites");
    expect(browsing.shown.result).toHaveProperty("Page.version", "2");
    expect(browsing.shown.location).toEqual(before.location);
    expect(browsing.shown.key).not.toBe(before.key);
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

  it("without a connection says so, or has the browser open what the worker has, and leaves a refined list as it is", async () => {
    const left = jest.spyOn(console, "error").mockImplementation(() => undefined); // jsdom leaves no page: it says so
    let isReachable = true;
    asks = new FakeAsks((address) => (isReachable ? everyPage(address) : { kind: "unreachable" }));
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    isReachable = false;
    browsing.push("/Courses?search=go");
    await flush();
    expect(browsing.shown.result).toMatchObject({ kind: "page", data: "/Courses" });
    hasWorker = true;
    browsing.push("/Courses/go");
    await flush();
    expect(left).toHaveBeenCalledTimes(1);
    hasWorker = false;
    browsing.push("/Courses/go");
    await flush();
    expect(browsing.shown.result).toMatchObject({ kind: "refused", status: 503, message: "no line" });
    expect(left).toHaveBeenCalledTimes(1);
  });

  it("has the browser load an address that only a whole document can show", async () => {
    const left = jest.spyOn(console, "error").mockImplementation(() => undefined); // jsdom leaves no page: it says so
    asks = new FakeAsks(() => ({ kind: "reload" }));
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    expect(left).toHaveBeenCalledTimes(1);
  });

  it("posts a form to the page that is shown, and shows what came of it", async () => {
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    const typed = new FormData();
    typed.set("name", "Sari");
    await browsing.submit(typed);
    expect(asks.asked).toEqual(["/Courses", "POST /Courses"]);
    expect(browsing.shown.location.pathname).toBe("/Courses");
  });

  it("loads the page anew where a form leads back to a place of it", async () => {
    asks = new FakeAsks((address) =>
      asks.asked.at(-1)?.startsWith("POST ") ? { kind: "redirect", to: `${address}#done` } : everyPage(address),
    );
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    await browsing.submit(new FormData());
    expect(asks.asked).toEqual(["/Courses", "POST /Courses", "/Courses"]);
    expect(location.hash).toBe("#done");
  });

  it("has a reader begin at the page where the form that had the focus is gone", async () => {
    const browsing = browse();
    await browsing.submit(new FormData());
    arrived = [];
    document.body.innerHTML = `<button>Send</button>`;
    document.querySelector("button")?.focus();
    await browsing.submit(new FormData());
    expect(arrived).toEqual([]);
    jest.spyOn(shown, "push").mockImplementation(() => {
      document.body.innerHTML = ""; // as React takes it away
      return 1;
    });
    await browsing.submit(new FormData());
    expect(arrived).toEqual(["/"]);
  });

  it("shows the bar while a page is under way, and marks what failed", async () => {
    asks = new FakeAsks();
    const browsing = browse();
    browsing.push("/Courses");
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(bar.state).toBe("running");
    asks.answer("/Courses", { kind: "refused", status: 503 });
    await flush();
    expect(bar.state).toBe("failed");
  });

  it("asks for a page when the visitor is about to go there, once, and shows that answer", async () => {
    browse();
    document.body.innerHTML = `<a href="/Courses/go">Go</a><a href="/Nowhere">Nowhere</a>`;
    for (const link of document.querySelectorAll("a")) {
      link.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      await flush();
    }
    expect(asks.asked).toEqual(["/Courses/go"]);
    expect(location.pathname).toBe("/");
    document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await flush();
    expect(location.pathname).toBe("/Courses/go");
    expect(asks.asked).toEqual(["/Courses/go"]);
  });

  it("lets a choice arrive although the visitor goes to another place of the page meanwhile, and shows it there", async () => {
    asks = new FakeAsks((address) => (address.includes("compare") ? undefined : everyPage(address)));
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    browsing.push("/Courses?compare=a,b,c");
    await flush();
    location.hash = "compare";
    dispatchEvent(new PopStateEvent("popstate"));
    asks.answer("/Courses?compare=a,b,c", everyPage("/Courses?compare=a,b,c"));
    await flush();
    expect(browsing.shown.location.search).toBe("?compare=a,b,c");
    expect(location.search + location.hash).toBe("?compare=a,b,c#compare");
    expect(browsing.host.navigation.state).toBe("idle");
  });

  it("stays where a visitor goes to another place of the page while another page is under way", async () => {
    asks = new FakeAsks();
    const browsing = browse();
    browsing.push("/Courses");
    await flush();
    location.hash = "isi";
    dispatchEvent(new PopStateEvent("popstate"));
    asks.answer("/Courses", everyPage("/Courses"));
    await flush();
    expect([location.pathname, location.hash, arrived]).toEqual(["/", "#isi", []]);
  });

  it("goes where Back has led before anybody could hear it", async () => {
    history.replaceState(null, "", "/Courses");
    const browsing = browse();
    await flush();
    expect([browsing.shown.location.pathname, location.pathname]).toEqual(["/Courses", "/Courses"]);
    expect(arrived).toEqual(["/Courses"]);
  });

  it.each(["storage", "pagehide"])("forgets what came ahead on %s: the visitor may be another", async (type) => {
    const browsing = browse();
    browsing.prefetch(new URL("/Courses", location.href));
    await flush();
    dispatchEvent(new Event(type));
    browsing.push("/Courses");
    await flush();
    expect(asks.asked).toEqual(["/Courses", "/Courses"]);
  });

  it("takes clicks on links of the site, also in markup that React does not know", async () => {
    const browsing = browse();
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
    ["a file beside a page", `<a href="/Courses/rss.xml">x</a>`, {}],
  ])("leaves %s to the browser", (_what, html, options) => {
    browse();
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
