import { describe, expect, it } from "@jest/globals";

import { EVERYTHING } from "../contract/catalogQuery";
import type { CatalogPage } from "../contract/CatalogPage";
import type { CourseReader } from "../contract/CourseReader";
import { catalogPage, fakeReader, offline } from "../testing/fakeReader";
import { CatalogStore, type CatalogSnapshot } from "./CatalogStore";

const KABEL = { ...EVERYTHING, search: "kabel" };

const storeOf = (reader: Partial<CourseReader>, saved?: CatalogSnapshot) => {
  const clock = { ms: 0 };
  const calls: string[] = [];
  const made = fakeReader(reader);
  const catalog: CourseReader["catalog"] = (query, total) => {
    calls.push(query.search);
    return made.catalog(query, total);
  };
  const deps = { reader: async () => ({ ...made, catalog }), now: () => new Date(clock.ms) };
  return { store: new CatalogStore(deps, saved), clock, calls };
};

describe("CatalogStore", () => {
  it("shows what the address asks for", async () => {
    const { store } = storeOf({});
    await store.show(KABEL);
    expect(store.query).toEqual(KABEL);
    expect(store.list.state).toMatchObject({ phase: "ready", data: { totalItems: 14, query: KABEL } });
  });

  it("travels without an answer that would not be shown again", async () => {
    const { store, clock } = storeOf({});
    await store.show(KABEL);
    expect(store.snapshot().list.phase).toBe("ready");
    clock.ms = 60_001;
    expect(store.snapshot()).toMatchObject({ query: KABEL, list: { phase: "idle", data: null } });
  });

  it("drops an answer that a later question has overtaken", async () => {
    const answers: ((page: CatalogPage) => void)[] = [];
    const { store } = storeOf({ catalog: () => new Promise((resolve) => answers.push(resolve)) });
    const slow = store.show(KABEL);
    const quick = store.show(EVERYTHING);
    await Promise.resolve();
    answers[1]?.(catalogPage(EVERYTHING));
    await quick;
    answers[0]?.(catalogPage(KABEL));
    await slow;
    expect(store.list.state.data?.query).toEqual(EVERYTHING);
  });

  it("keeps the old list while loading and when a reload fails", async () => {
    const { store } = storeOf({ catalog: offline }, { query: EVERYTHING, list: readyList });
    const loading = store.show(KABEL);
    expect(store.list.state).toMatchObject({ phase: "loading", data: readyList.data });
    await loading;
    expect(store.list.state).toMatchObject({ phase: "failed", data: readyList.data });
    expect(store.query).toEqual(KABEL);
  });

  it("tries again what failed", async () => {
    let isDown = true;
    const { store } = storeOf({ catalog: async (query) => (isDown ? offline() : catalogPage(query)) });
    await store.show(KABEL);
    isDown = false;
    await store.reload();
    expect(store.list.state).toMatchObject({ phase: "ready", data: { query: KABEL } });
  });

  it("asks again for the same list only when its answer is older than a minute", async () => {
    const { store, clock, calls } = storeOf({});
    await store.show(KABEL);
    clock.ms = 59_000;
    await store.show(KABEL);
    expect(calls).toHaveLength(1);
    clock.ms = 61_000;
    await store.show(KABEL);
    expect(calls).toHaveLength(2);
  });

  it("does not ask again for what came with the page", async () => {
    const { store, calls } = storeOf({}, { query: EVERYTHING, list: readyList });
    await store.show(EVERYTHING);
    expect(calls).toEqual([]);
  });

  it("asks again for a list that failed", async () => {
    const { store, calls } = storeOf({ catalog: offline });
    await store.show(KABEL);
    await store.show(KABEL);
    expect(calls).toHaveLength(2);
  });

  it("hands the known total to the next question", async () => {
    const totals: (number | null)[] = [];
    const { store } = storeOf({
      catalog: async (query, total) => {
        totals.push(total);
        return catalogPage(query);
      },
    });
    await store.show(KABEL);
    await store.show(EVERYTHING);
    expect(totals).toEqual([null, 14]);
  });

  it("asks for no list when only the choice of classes to compare changes", async () => {
    const { store, calls } = storeOf({});
    await store.show(KABEL);
    await store.show({ ...KABEL, compare: ["a", "b"] });
    expect(calls).toHaveLength(1);
    expect(store.query.compare).toEqual(["a", "b"]);
  });

  it("takes nothing from the address that its scope has decided", async () => {
    const scopes: unknown[] = [];
    const reader = fakeReader({
      catalog: async (query, _total, scope) => {
        scopes.push(scope);
        return catalogPage(query);
      },
    });
    const scope = { programId: "jaringan", type: "premium" };
    const store = new CatalogStore({ reader: async () => reader, now: () => new Date(0), scope: () => scope });
    await store.show({ ...KABEL, programIds: ["others"], type: "class" });
    expect(store.query).toEqual(KABEL);
    expect(scopes).toEqual([scope]);
  });

  it("comes back from its snapshot", async () => {
    const { store } = storeOf({});
    await store.show(KABEL);
    const saved: CatalogSnapshot = JSON.parse(JSON.stringify(store.snapshot())) as CatalogSnapshot; // what travels in the HTML
    expect(storeOf({}, saved).store.snapshot()).toEqual(store.snapshot());
  });
});

const readyList = { phase: "ready", status: true, message: "", data: catalogPage(EVERYTHING) } as const;
