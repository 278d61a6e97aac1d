import { beforeEach, describe, expect, it } from "@jest/globals";
import {
  REMOTE_CONTRACT,
  type PageModule,
  type PageStore,
  type RemoteDefinition,
  type SlotModule,
} from "@serambi/kernel/remote";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import { bringPage, restorePage, restoreSlot } from "./restorePage";
import type { SentPage } from "./sentPage";
import { SiteVisit } from "./SiteVisit";
import type { RemoteLoad, SiteRelease } from "./types";

const SUBJECT = { kind: "failed", remote: "courses", version: "1.0.0" };
const ADDRESS = { pathname: "/Courses/go", search: "?page=2" };
const SENT: SentPage = {
  kind: "page",
  remote: "courses",
  page: "course",
  pattern: "/Courses/:slug",
  params: { slug: "go" },
  status: 200,
  data: { title: "Go" },
};
const SLOT = "courses.featured.v1";

const release: SiteRelease = {
  id: "r1",
  routes: [],
  slots: { [SLOT]: { remote: "courses", minHeightRem: 10 } },
  families: {},
  remotes: { courses: { id: "courses", version: "1.0.0", entry: "/e.js", integrity: "", container: "c" } },
};

/** Counts what it was made of and given. */
class Store implements PageStore<unknown> {
  readonly taken: unknown[] = [];
  constructor(readonly madeOf: unknown) {}
  take = (data: unknown): void => void this.taken.push(data);
}

const Page = () => null;
const Slot = () => null;

interface Parts {
  readonly page?: Partial<PageModule>;
  readonly slot?: Partial<SlotModule>;
  readonly load?: () => Promise<PageModule>;
  /** What the catalogue of the page's own part comes to. */
  readonly ownTexts?: () => Promise<{ readonly messages: { readonly heading: string } }>;
}

const remote = ({ page, slot, load, ownTexts }: Parts): RemoteDefinition => ({
  id: "courses",
  contract: REMOTE_CONTRACT,
  messages: { id: () => Promise.resolve({ messages: {} }), en: () => Promise.resolve({ messages: {} }) },
  ...(ownTexts && { texts: { own: { id: ownTexts, en: ownTexts } } }),
  pages: [
    {
      id: "course",
      paths: ["/Courses/:slug"],
      load: load ?? (() => Promise.resolve({ Page, ...page })),
      ...(ownTexts && { texts: "own" }),
    },
  ],
  slots: [{ name: SLOT, minHeightRem: 10, load: () => Promise.resolve({ Slot, ...slot }) }],
});

let notes: unknown[];

const visitWith = (load: () => Promise<RemoteLoad>): SiteVisit =>
  new SiteVisit({
    tenant: fakeTenant(),
    release,
    source: { load },
    http: fakeHttp({}),
    now: () => new Date(0),
    codeTimeoutMs: 20,
    onNote: (note) => void notes.push(note),
  });
const visit = (parts: Parts = {}): SiteVisit =>
  visitWith(() => Promise.resolve({ kind: "loaded", remote: remote(parts) }));

const restored = async (...args: Parameters<typeof restorePage>) => {
  const page = await restorePage(...args);
  if (page.kind === "failed") throw page.error;
  return page;
};

beforeEach(() => {
  notes = [];
});

describe("restorePage", () => {
  it("makes a page of what its loader gave", async () => {
    expect(await restorePage(visit(), SENT, ADDRESS)).toMatchObject({
      kind: "page",
      status: 200,
      remote: "courses",
      route: { pattern: "/Courses/:slug", page: "course" },
      Page,
      data: { title: "Go" },
      store: undefined,
      context: { path: "/Courses/go", params: { slug: "go" }, query: new URLSearchParams("page=2") },
    });
  });

  it("makes the page's store of its data", async () => {
    const createStore: PageModule["createStore"] = (data, deps, context) => {
      deps.report?.("made", { page: Number(context.query.get("page")) });
      return new Store(data);
    };
    const { store } = await restored(visit({ page: { createStore } }), SENT, ADDRESS);
    expect(store).toMatchObject({ madeOf: { title: "Go" }, taken: [] });
    expect(notes).toEqual([{ remote: "courses", version: "1.0.0", message: "made", details: { page: 2 } }]);
  });

  it("goes on with the store of the page that is refined, and gives it the new data", async () => {
    const on = visit({ page: { createStore: (data) => new Store(data) } });
    const before = await restored(on, SENT, ADDRESS);
    const refined = { ...SENT, data: { title: "Go, page 3" } };
    const { store, data } = await restored(on, refined, { ...ADDRESS, search: "?page=3" }, before);
    expect(store).toBe(before.store);
    expect(store).toMatchObject({ madeOf: { title: "Go" }, taken: [{ title: "Go, page 3" }] });
    expect(data).toEqual({ title: "Go, page 3" });
  });

  it("tells a page of the form that was refused", async () => {
    const form = { values: { name: "x" }, errors: { name: "too short" }, message: "" };
    expect(await restorePage(visit(), { ...SENT, status: 422, form }, ADDRESS)).toMatchObject({
      status: 422,
      context: { form },
    });
    const { context } = await restored(visit(), SENT, ADDRESS);
    expect(context).not.toHaveProperty("form");
  });

  it("gives a page the texts of its own part, and a slot that names none the remote's", async () => {
    const ownTexts = () => Promise.resolve({ messages: { heading: "Own" } });
    expect(await restorePage(visit({ ownTexts }), SENT, ADDRESS)).toMatchObject({
      context: { t: { heading: "Own" } },
      scope: { messages: { heading: "Own" } },
    });
    const slot = await restoreSlot(visit({ ownTexts }), { name: SLOT, props: {} }, null);
    expect(slot).toMatchObject({ kind: "ready", scope: { messages: {} } });
  });

  it("says that code is missing where a page's texts cannot be had, and tries again", async () => {
    let isThere = false;
    const ownTexts = () =>
      isThere ? Promise.resolve({ messages: { heading: "Own" } }) : Promise.reject(new Error("404"));
    const on = visit({ ownTexts });
    expect(await restorePage(on, SENT, ADDRESS)).toMatchObject({ ...SUBJECT, phase: "chunk" });
    isThere = true;
    expect(await restorePage(on, SENT, ADDRESS)).toMatchObject({ kind: "page" });
  });

  it("names the remote, its version and the phase where something breaks", async () => {
    const bug = (): never => {
      throw new TypeError("a bug");
    };
    const phaseOf = async (on: SiteVisit, sent = SENT, before?: Parameters<typeof restorePage>[3]) => {
      const failed = await restorePage(on, sent, ADDRESS, before);
      expect(failed).toMatchObject(SUBJECT);
      return "phase" in failed && failed.phase;
    };
    expect(await phaseOf(visit({ load: () => Promise.reject(new Error("404")) }))).toBe("chunk");
    expect(await phaseOf(visit({ load: () => new Promise(() => undefined) }))).toBe("chunk");
    // A module that could not be evaluated, asked for once more.
    const broken = Object.defineProperty({ Page }, "Page", {
      enumerable: true,
      get: () => {
        throw new ReferenceError("Cannot access 'Page' before initialization");
      },
    });
    expect(await phaseOf(visit({ load: () => Promise.resolve(broken) }))).toBe("chunk");
    expect(await phaseOf(visit({ page: { createStore: bug } }))).toBe("evaluate");
    expect(await phaseOf(visit(), { ...SENT, page: "gone" })).toBe("contract");
    const on = visit({ page: { createStore: () => ({ take: bug }) } });
    expect(await phaseOf(on, SENT, await restored(on, SENT, ADDRESS))).toBe("evaluate");
    const entry: RemoteLoad = { kind: "failed", remote: "courses", version: "1.0.0", phase: "entry", error: null };
    expect(await phaseOf(visitWith(() => Promise.resolve(entry)))).toBe("entry");
  });

  it("asks the source again after a remote failed, and keeps one that came", async () => {
    const answers: RemoteLoad[] = [
      { kind: "failed", remote: "courses", version: "1.0.0", phase: "entry", error: null },
      { kind: "loaded", remote: remote({}) },
    ];
    const on = visitWith(() => Promise.resolve(answers.shift() as RemoteLoad)); // two calls, two answers
    expect(await restorePage(on, SENT, ADDRESS)).toMatchObject({ kind: "failed" });
    expect(await restorePage(on, SENT, ADDRESS)).toMatchObject({ kind: "page" });
    expect(await restorePage(on, SENT, ADDRESS)).toMatchObject({ kind: "page" });
  });

  it("needs no data for its code", async () => {
    const createStore = (): never => {
      throw new Error("there is no data yet");
    };
    expect(await bringPage(visit({ page: { createStore } }), "courses", "course")).toMatchObject({ module: { Page } });
  });
});

describe("restoreSlot", () => {
  const request = { name: SLOT, props: { limit: 3 } };

  it("makes a slot of its properties and what its loader gave, with a store where it has one", async () => {
    expect(await restoreSlot(visit(), request, ["Go"])).toMatchObject({
      kind: "ready",
      Slot,
      props: { limit: 3 },
      data: ["Go"],
      store: undefined,
    });
    const slot = { createStore: (data: unknown) => new Store(data) };
    expect(await restoreSlot(visit({ slot }), request, ["Go"])).toMatchObject({ store: { madeOf: ["Go"] } });
  });

  it("refuses a slot that no remote of the release provides", async () => {
    expect(await restoreSlot(visit(), { ...request, name: "blog.latest.v1" }, null)).toMatchObject({
      kind: "failed",
      remote: "blog",
      phase: "unknown",
    });
  });

  it("names the phase where something breaks", async () => {
    const slot = {
      createStore: (): never => {
        throw new TypeError("a bug");
      },
    };
    expect(await restoreSlot(visit({ slot }), request, null)).toMatchObject({ ...SUBJECT, phase: "evaluate" });
    const without: RemoteDefinition = { ...remote({}), slots: [] };
    const gone = visitWith(() => Promise.resolve({ kind: "loaded", remote: without }));
    expect(await restoreSlot(gone, request, null)).toMatchObject({ ...SUBJECT, phase: "contract" });
  });
});
