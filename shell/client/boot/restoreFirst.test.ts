/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";
import { REMOTE_CONTRACT, type PageModule, type RemoteDefinition, type SlotModule } from "@serambi/kernel/remote";
import { fakeHttp, fakeTenant } from "@serambi/kernel/testing";

import type { SentResult, SlotState } from "../page/sentPage";
import { SiteVisit } from "../page/SiteVisit";
import type { RemoteFailure, SiteRelease } from "../page/types";
import { lateSlotId, slotContentId, type PageState } from "./pageState";
import { restoreFirst } from "./restoreFirst";

const NAME = "courses.featured.v1";
const request = { id: "s", name: NAME, props: { limit: "3" } };
const READY: SlotState = { kind: "ready", request, data: ["Go"] };
const PAGE: SentResult = {
  kind: "page",
  remote: "courses",
  page: "list",
  pattern: "/Courses",
  params: {},
  status: 200,
  data: { title: "Courses" },
};

const release: SiteRelease = {
  id: "r1",
  routes: [],
  slots: { [NAME]: { remote: "courses", minHeightRem: 10 } },
  families: {},
  remotes: { courses: { id: "courses", version: "1", entry: "/e.js", integrity: "", container: "c" } },
};

let load: () => Promise<PageModule>;
let loadSlot: () => Promise<SlotModule>;
let asked: number;
let reported: RemoteFailure[];

const remote: RemoteDefinition = {
  id: "courses",
  contract: REMOTE_CONTRACT,
  messages: { id: () => Promise.resolve({ messages: {} }), en: () => Promise.resolve({ messages: {} }) },
  pages: [{ id: "list", paths: ["/Courses"], load: () => load() }],
  slots: [{ name: NAME, minHeightRem: 10, load: () => loadSlot() }],
};

const restore = (result: SentResult, slots: readonly SlotState[] = []) => {
  const visit = new SiteVisit({
    tenant: fakeTenant(),
    release,
    source: { load: () => Promise.resolve({ kind: "loaded", remote }) },
    http: fakeHttp({}),
    now: () => new Date(0),
  });
  const retry = () => Promise.reject(new Error("nothing is tried again"));
  const report = (failure: RemoteFailure): void => void reported.push(failure);
  return restoreFirst({ visit, retry, report }, { result, slots } as unknown as PageState); // all that is read of it
};
const slotOf = async (state: SlotState) => {
  const view = (await restore(PAGE, [state])).slots.get("s");
  if (!view) throw new Error("The slot is not there");
  return view;
};
const gone = () => Promise.reject(new Error("404"));

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] }); // jsdom has no such list
  history.replaceState(null, "", "/Courses?page=2");
  document.body.innerHTML = `<main data-outlet><h1>As served</h1><div id="${slotContentId("s")}"><p>Served slot</p></div></main>`;
  [asked, reported] = [0, []];
  load = () => Promise.resolve({ Page: () => null });
  loadSlot = () => {
    asked += 1;
    return Promise.resolve({ Slot: () => null });
  };
});

describe("the page that the server sent", () => {
  it("is made of the data that its loader gave there", async () => {
    expect(await restore(PAGE)).toMatchObject({
      location: { pathname: "/Courses", search: "?page=2" },
      result: { kind: "page", data: { title: "Courses" }, context: { query: new URLSearchParams("page=2") } },
      head: null,
      isSettled: false,
    });
  });

  it("stays as it was sent where its code cannot be had", async () => {
    load = gone;
    expect((await restore(PAGE)).result).toMatchObject({
      kind: "kept",
      html: document.querySelector("main")?.innerHTML,
      failure: { phase: "chunk" },
    });
    expect(reported).toHaveLength(2);
  });

  it("is the screen that the server showed where it had no page", async () => {
    expect((await restore({ kind: "not-found" })).result).toEqual({ kind: "not-found" });
    const failed = { kind: "failed", remote: "courses", version: "1" } as const;
    expect((await restore(failed)).result).toMatchObject({ ...failed, phase: "unknown" });
    const absent = { kind: "absent", remote: "courses", version: "1" } as const;
    expect((await restore(absent)).result).toEqual(absent);
  });
});

describe("a slot of the page that the server sent", () => {
  it("has its code fetched when it comes near, at once on the first screen", async () => {
    const view = await slotOf(READY);
    expect([asked, view.isLate, view.data]).toEqual([0, false, ["Go"]]);
    view.comeNear?.();
    view.comeNear?.();
    expect(await view.outcome).toMatchObject({ kind: "ready", data: ["Go"], props: { limit: "3" } });
    expect(asked).toBe(1);
    expect(await (await slotOf({ ...READY, request: { ...request, isEager: true } })).outcome).toMatchObject({
      kind: "ready",
    });
  });

  it("that came late has what stands beside its markup", async () => {
    document.body.innerHTML += `<script type="application/json" id="${lateSlotId("s")}">{"props":{"limit":3},"data":["late"]}</script>`;
    const view = await slotOf({ kind: "late", request });
    view.comeNear?.();
    expect(view.isLate).toBe(true);
    expect(await view.outcome).toMatchObject({ kind: "ready", props: { limit: 3 }, data: ["late"] });
  });

  it("is a gap where it failed on the server, also after the page had begun", async () => {
    const late = await slotOf({ kind: "late", request });
    late.comeNear?.();
    expect(await late.outcome).toMatchObject({ kind: "failed", remote: "courses" });
    const failed = await slotOf({ kind: "failed", request, remote: "courses", version: "1" });
    expect(await failed.outcome).toMatchObject({ kind: "failed", remote: "courses", version: "1" });
    expect(asked).toBe(0);
  });

  it("stays as it was sent where its code cannot be had", async () => {
    loadSlot = gone;
    const view = await slotOf(READY);
    view.comeNear?.();
    expect(await view.outcome).toEqual({ kind: "kept", html: "<p>Served slot</p>" });
    expect(reported).toMatchObject([{ phase: "chunk" }]);
  });

  it("of a local build waits for the developer's machine", async () => {
    const view = await slotOf({ kind: "absent", request });
    expect(view).toMatchObject({ isAbsent: true });
    expect(await view.outcome).toEqual({ kind: "absent" });
  });
});
