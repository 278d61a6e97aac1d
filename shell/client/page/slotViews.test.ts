import { beforeEach, describe, expect, it } from "@jest/globals";
import { REMOTE_CONTRACT, type RemoteDefinition, type SlotModule, type SlotRequest } from "@serambi/kernel/remote";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import type { SlotState } from "./sentPage";
import { SiteVisit } from "./SiteVisit";
import { slotViews, type SlotSources } from "./slotViews";
import type { SlotView } from "./SlotView";
import type { RemoteFailure, SiteRelease } from "./types";

const NAME = "courses.featured.v1";
const request: SlotRequest = { id: "a", name: NAME, props: { limit: 3 } };
const READY: SlotState = { kind: "ready", request, data: ["Go"] };

const release: SiteRelease = {
  id: "r1",
  routes: [],
  slots: { [NAME]: { remote: "courses", minHeightRem: 10 } },
  families: {},
  remotes: { courses: { id: "courses", version: "1", entry: "/e.js", integrity: "", container: "c" } },
};

let load: () => Promise<SlotModule>;
let late: SlotSources["late"];
let reported: RemoteFailure[];
let retried: SlotRequest[];

const remote: RemoteDefinition = {
  id: "courses",
  contract: REMOTE_CONTRACT,
  messages: { id: () => Promise.resolve({ messages: {} }), en: () => Promise.resolve({ messages: {} }) },
  pages: [],
  slots: [{ name: NAME, minHeightRem: 10, load: () => load() }],
};

const views = (states: readonly SlotState[], shown: ReadonlyMap<string, SlotView> = new Map()) => {
  const visit = new SiteVisit({
    tenant: fakeTenant(),
    release,
    source: { load: () => Promise.resolve({ kind: "loaded", remote }) },
    http: fakeHttp({}),
    now: () => new Date(0),
  });
  const retry: SlotSources["retry"] = (wanted) => {
    retried.push(wanted);
    return Promise.reject(new Error("not asked for its outcome"));
  };
  return slotViews({ visit, late, retry, report: (failure) => void reported.push(failure) }, states, shown);
};
const viewOf = async (state: SlotState, shown?: ReadonlyMap<string, SlotView>): Promise<SlotView> => {
  const view = (await views([state], shown)).get(state.request.id);
  if (!view) throw new Error("The slot has no view");
  return view;
};

/** Whether React can show it without waiting. */
const isThere = ({ outcome }: SlotView): boolean => "status" in outcome;

beforeEach(() => {
  load = () => Promise.resolve({ Slot: () => null });
  late = () => Promise.resolve(null);
  reported = [];
  retried = [];
});

describe("the slots of a page that a click led to", () => {
  it("are there at once where their code is", async () => {
    const view = await viewOf(READY);
    expect(view).toMatchObject({ request, remote: "courses", minHeightRem: 10, data: ["Go"], isLate: false });
    expect(isThere(view)).toBe(true);
    expect(await view.outcome).toMatchObject({ kind: "ready", props: { limit: 3 }, data: ["Go"] });
  });

  it("stay as they are where the page before had the same ones, and their code is fetched", async () => {
    let near = 0;
    const first = await viewOf(READY);
    const known: SlotView = { ...first, comeNear: () => void (near += 1) };
    const shown = new Map([["a", known]]);
    expect(await viewOf({ ...READY, data: ["Go"] }, shown)).toBe(known);
    expect(near).toBe(1);
  });

  it("are made anew where they say something else", async () => {
    const shown = new Map([["a", await viewOf(READY)]]);
    const others: SlotState[] = [
      { ...READY, data: ["Rust"] },
      { ...READY, request: { ...request, props: { limit: 4 } } },
      { kind: "late", request },
    ];
    for (const state of others) expect(await viewOf(state, shown)).not.toBe(shown.get("a"));
  });

  it("come into their kept room where their code takes long", async () => {
    let bring = (): void => undefined;
    load = () => new Promise((resolve) => (bring = () => resolve({ Slot: () => null })));
    const view = await viewOf(READY);
    expect(isThere(view)).toBe(false);
    bring();
    expect(await view.outcome).toMatchObject({ kind: "ready" });
  });

  it("are waited for longer on the first screen", async () => {
    load = () => new Promise((resolve) => setTimeout(resolve, 100, { Slot: () => null }));
    expect(isThere(await viewOf(READY))).toBe(false);
    expect(isThere(await viewOf({ ...READY, request: { ...request, isEager: true } }))).toBe(true);
  });

  it("come with their own line where their data is late", async () => {
    let bring = (_state: SlotState): void => undefined;
    late = (id) => new Promise((resolve) => (bring = (state) => resolve(id === "a" ? state : null)));
    const view = await viewOf({ kind: "late", request });
    expect(isThere(view)).toBe(false);
    expect(view).not.toHaveProperty("data");
    bring({ ...READY, data: ["came late"] });
    expect(await view.outcome).toMatchObject({ kind: "ready", data: ["came late"] });
  });

  it("leave a gap where they failed or their line did not come, which is told", async () => {
    const failed: SlotState = { kind: "failed", request, remote: "courses", version: "1" };
    for (const state of [failed, { kind: "late", request } as const]) {
      const view = await viewOf(state);
      expect(await view.outcome).toMatchObject({ kind: "failed", remote: "courses", version: "1" });
    }
    const unfit = await viewOf({ ...failed, isUnfit: true });
    expect(await unfit.outcome).toMatchObject({ phase: "props" });
    load = () => Promise.reject(new Error("404"));
    expect(await (await viewOf(READY)).outcome).toMatchObject({ kind: "failed", phase: "chunk" });
    expect(reported.map(({ phase }) => phase)).toEqual(["unknown", "unknown", "props", "chunk"]);
  });

  it("are loaded once more by their own names", async () => {
    await (await viewOf(READY)).retry().catch(() => undefined);
    expect(retried).toEqual([request]);
  });
});
