import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { REMOTE_CONTRACT, type AnyRemote, type PageOutcome, type SlotRequest } from "@serambi/kernel/remote";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import type { MiddlewareTable } from "./middleware";
import { preparePage } from "./preparePage";
import { prepareSlot, restoreSlot } from "./prepareSlot";
import { SiteVisit } from "./SiteVisit";
import type { RemoteLoad, SiteRelease } from "./types";

const release: SiteRelease = {
  id: "r1",
  routes: [{ pattern: "/Courses/:slug", remote: "courses", page: "course" }],
  slots: { "courses.featured.v1": { remote: "courses", minHeightRem: 10 } },
  families: { courses: "courses" },
  remotes: { courses: { id: "courses", version: "1.0.0", entry: "/e.js", integrity: "", container: "c" } },
};

interface Parts {
  readonly preload?: () => Promise<PageOutcome | void>;
  readonly load?: () => Promise<{ Page: () => null }>;
  readonly middleware?: readonly string[];
  readonly slots?: () => readonly SlotRequest[];
  readonly slotPreload?: () => Promise<unknown>;
  /** What the catalogue of the page's own part comes to. */
  readonly ownTexts?: () => Promise<{ readonly messages: { readonly heading: string } }>;
}

const remote = ({ preload, load, middleware, slots, slotPreload, ownTexts }: Parts): AnyRemote => ({
  id: "courses",
  contract: REMOTE_CONTRACT,
  messages: { id: () => Promise.resolve({ messages: {} }), en: () => Promise.resolve({ messages: {} }) },
  ...(ownTexts && { texts: { own: { id: ownTexts, en: ownTexts } } }),
  createStore: () => ({ snapshot: () => ({ kept: true }) }),
  pages: [
    {
      id: "course",
      paths: ["/Courses/:slug"],
      load: load ?? (() => Promise.resolve({ Page: () => null })),
      head: () => ({ title: "A course" }),
      ...(preload && { preload }),
      ...(ownTexts && { texts: "own" }),
      ...(middleware && { middleware }),
      ...(slots && { slots }),
    },
  ],
  slots: [
    {
      name: "courses.featured.v1",
      minHeightRem: 10,
      schema: () => Promise.reject(new Error("not needed here")),
      load: () => Promise.resolve({ Slot: () => null }),
      preload: slotPreload ?? (() => Promise.resolve({})),
    },
  ],
});

const visitWith = (load: () => Promise<RemoteLoad>): SiteVisit =>
  new SiteVisit({ tenant: fakeTenant(), release, source: { load }, http: fakeHttp({}), now: () => new Date(0) });

const visit = (parts: Parts = {}): SiteVisit =>
  visitWith(() => Promise.resolve({ kind: "loaded", remote: remote(parts) }));

const prepare = (on: SiteVisit, pathname = "/Courses/go", timeoutMs = 1_000) =>
  preparePage(on, { pathname, search: "" }, { runPreload: true, timeoutMs });

describe("preparePage", () => {
  it("gives a page that renders at once", async () => {
    const page = await prepare(visit());
    expect(page).toMatchObject({
      kind: "page",
      remote: "courses",
      head: { title: "A course" },
      context: { params: { slug: "go" } },
    });
  });

  it("is not found where no route of this release matches, without loading a remote", async () => {
    const unused = visitWith(() => Promise.reject(new Error("must not be called")));
    expect(await prepare(unused, "/Nowhere")).toEqual({ kind: "not-found" });
  });

  it("carries the status of a page that stands without what it is about", async () => {
    expect(await prepare(visit())).toMatchObject({ kind: "page", status: 200 });
    const preload = (): Promise<PageOutcome> => Promise.resolve({ kind: "ok", status: 503 });
    expect(await prepare(visit({ preload }))).toMatchObject({ kind: "page", status: 503 });
  });

  it("turns an expected failure of preload into the page's answer", async () => {
    expect(await prepare(visit({ preload: () => Promise.reject(new AppError("not-found", "no such class")) }))).toEqual(
      { kind: "not-found" },
    );
    expect(await prepare(visit({ preload: () => Promise.reject(new AppError("timeout", "too slow")) }))).toEqual({
      kind: "refused",
      status: 504,
      message: "too slow",
    });
  });

  it("gives a page the texts of its own part, and a slot that names none the remote's", async () => {
    const ownTexts = () => Promise.resolve({ messages: { heading: "Own" } });
    expect(await prepare(visit({ ownTexts }))).toMatchObject({
      context: { t: { heading: "Own" } },
      scope: { messages: { heading: "Own" } },
    });
    const slot = { id: "a", name: "courses.featured.v1", props: {} };
    expect(await restoreSlot(visit({ ownTexts }), slot, {})).toMatchObject({ kind: "ready", scope: { messages: {} } });
  });

  it("says that code is missing where a page's texts cannot be had, and tries again", async () => {
    let isThere = false;
    const ownTexts = () =>
      isThere ? Promise.resolve({ messages: { heading: "Own" } }) : Promise.reject(new Error("404"));
    const on = visit({ ownTexts });
    expect(await prepare(on)).toMatchObject({ kind: "failed", remote: "courses", phase: "chunk" });
    isThere = true;
    expect(await prepare(on)).toMatchObject({ kind: "page" });
  });

  it("leaves out optional slots of remotes that the release does not have, and no others", async () => {
    const slots = () => [
      { id: "a", name: "lms.studio.v1", props: {}, isOptional: true },
      { id: "b", name: "courses.featured.v1", props: {}, isOptional: true },
      { id: "c", name: "blog.latest.v1", props: {} },
    ];
    expect(await prepare(visit({ slots }))).toMatchObject({ slots: [{ id: "b" }, { id: "c" }] });
  });

  it("names the remote, its version and the phase where something breaks", async () => {
    const subject = { kind: "failed", remote: "courses", version: "1.0.0" };
    expect(await prepare(visit({ preload: () => Promise.reject(new TypeError("a bug")) }))).toMatchObject({
      ...subject,
      phase: "preload",
    });
    const slots = (): never => {
      throw new TypeError("a bug");
    };
    expect(await prepare(visit({ slots }))).toMatchObject({ ...subject, phase: "preload" });
    expect(await prepare(visit({ load: () => Promise.reject(new Error("404")) }))).toMatchObject({
      ...subject,
      phase: "chunk",
    });
    expect(
      await prepare(visitWith(() => Promise.resolve({ ...subject, kind: "failed", phase: "entry", error: null }))),
    ).toMatchObject({ ...subject, phase: "entry" });
  });

  it("does not wait for ever for a preload that never ends", async () => {
    expect(await prepare(visit({ preload: () => new Promise(() => undefined) }), "/Courses/go", 5)).toMatchObject({
      kind: "failed",
      phase: "preload",
      error: { code: "timeout" },
    });
  });

  it("asks the source again after a remote failed, and keeps one that came", async () => {
    const answers: RemoteLoad[] = [
      { kind: "failed", remote: "courses", version: "1.0.0", phase: "entry", error: null },
      { kind: "loaded", remote: remote({}) },
    ];
    const on = visitWith(() => Promise.resolve(answers.shift() as RemoteLoad)); // two calls, two answers
    expect(await prepare(on)).toMatchObject({ kind: "failed" });
    expect(await prepare(on)).toMatchObject({ kind: "page" });
    expect(await prepare(on)).toMatchObject({ kind: "page" });
    expect(await on.snapshots()).toEqual({ courses: { kept: true } });
  });
});

describe("the checks that a page asks for", () => {
  const ran: string[] = [];
  const table: MiddlewareTable = {
    open: ({ path }) => void ran.push(`open ${path}`),
    closed: () => ({ kind: "redirect", to: "/Login", status: 302 }),
    failing: () => Promise.reject(new AppError("forbidden", "not yours")),
    broken: () => Promise.reject(new TypeError("a bug")),
  };
  const preload = () => {
    ran.push("preload");
    return Promise.resolve();
  };
  const prepareChecked = (middleware: readonly string[], runPreload = true) => {
    ran.length = 0;
    const source = {
      load: () => Promise.resolve({ kind: "loaded", remote: remote({ preload, middleware }) } as const),
    };
    const on = new SiteVisit({
      tenant: fakeTenant(),
      release,
      source,
      http: fakeHttp({}),
      now: () => new Date(0),
      middleware: table,
    });
    return preparePage(on, { pathname: "/Courses/go", search: "" }, { runPreload, timeoutMs: 1_000 });
  };

  it("run before it is prepared, and it is marked as one visitor's own", async () => {
    expect(await prepareChecked(["open"])).toMatchObject({ kind: "page", isChecked: true });
    expect(ran).toEqual(["open /Courses/go", "preload"]);
    expect(await prepareChecked([])).not.toHaveProperty("isChecked");
  });

  it("take its place where one does not let it be shown", async () => {
    expect(await prepareChecked(["open", "closed"])).toEqual({ kind: "redirect", to: "/Login", status: 302 });
    expect(await prepareChecked(["failing"])).toEqual({ kind: "refused", status: 403, message: "not yours" });
    expect(await prepareChecked(["broken"])).toMatchObject({ kind: "failed", phase: "preload" });
    expect(ran).toEqual([]);
  });

  it.each(["signed-in", "constructor", "__proto__"])("are 500 'Unknown middleware' for the name %s", async (name) => {
    expect(await prepareChecked(["open", name])).toEqual({
      kind: "refused",
      status: 500,
      message: "Unknown middleware",
    });
    expect(ran).toEqual([]);
  });

  it("are not run again where the server has run them", async () => {
    expect(await prepareChecked(["open", "closed"], false)).toMatchObject({ kind: "page" });
    expect(ran).toEqual([]);
  });

  it("are none that the shell does not have", async () => {
    expect(await prepare(visit({ middleware: ["open"] }))).toMatchObject({
      status: 500,
      message: "Unknown middleware",
    });
  });
});

describe("prepareSlot", () => {
  it("refuses a slot that no remote of the release provides", async () => {
    expect(await prepareSlot(visit(), { id: "a", name: "blog.latest.v1", props: {} }, 100)).toMatchObject({
      kind: "failed",
      remote: "blog",
      phase: "unknown",
    });
  });

  it("keeps a slot whose properties cannot be checked to itself", async () => {
    expect(await prepareSlot(visit(), { id: "a", name: "courses.featured.v1", props: {} }, 100)).toMatchObject({
      kind: "failed",
      phase: "props",
    });
  });
});

describe("what a remote tells of its hosts' answers", () => {
  const telling = (): Promise<RemoteLoad> => {
    const told = remote({});
    const createStore: typeof told.createStore = (deps, saved) => {
      deps.report?.("entries left out", { count: 2 });
      return told.createStore(deps, saved);
    };
    return Promise.resolve({ kind: "loaded", remote: { ...told, createStore } });
  };

  it("is heard with its name and version, where somebody listens", async () => {
    const notes: unknown[] = [];
    const options = {
      tenant: fakeTenant(),
      release,
      source: { load: telling },
      http: fakeHttp({}),
      now: () => new Date(0),
    };
    await prepare(new SiteVisit({ ...options, onNote: (note) => void notes.push(note) }));
    const { version } = release.remotes["courses"] ?? {};
    expect(notes).toEqual([{ remote: "courses", version, message: "entries left out", details: { count: 2 } }]);
    expect(await prepare(new SiteVisit(options))).toMatchObject({ kind: "page" });
  });
});
