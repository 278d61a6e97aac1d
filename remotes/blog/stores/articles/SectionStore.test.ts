import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { fakeHttp, type Answers } from "@serambi/kernel/testing";

import { ArticleClient } from "../../api/articles/ArticleClient";
import { listAnswers } from "../../testing/articles/sampleLists";
import { SectionStore, type SectionSnapshot } from "./SectionStore";

const storeOf = (answers: Answers = listAnswers, saved?: SectionSnapshot) => {
  const http = fakeHttp(answers);
  const reader = async () => new ArticleClient(http.services);
  return { store: new SectionStore("berita", reader, saved), calls: http.calls };
};

const lost = new AppError("offline", "down");

describe("SectionStore", () => {
  it("reads the list and the categories of its kind, and neither a second time", async () => {
    const { store, calls } = storeOf();
    await store.show({ page: 1 });
    await store.show({ page: 1 });
    expect(calls).toEqual([
      "services post/article/list?kind=news&page=1&pageSize=6",
      "services v2/post/category?kind=news&page=1&pageSize=50",
    ]);
    expect(store.list.state).toMatchObject({ phase: "ready", data: { totalItems: 14, query: { page: 1 } } });
    await store.show({ page: 1, search: "kabel" });
    expect(calls).toHaveLength(3);
  });

  it("comes back from its snapshot without a call", async () => {
    const { store } = storeOf();
    await store.show({ page: 2, categorySlug: "sekolah", search: undefined });
    const travelled = JSON.parse(JSON.stringify(store.snapshot())) as SectionSnapshot; // what travels in the HTML
    const restored = storeOf({}, travelled);
    await restored.store.show({ page: 2, categorySlug: "sekolah", search: undefined });
    expect(restored.calls).toEqual([]);
  });

  it("stands without its categories, and asks for them again", async () => {
    const { store, calls } = storeOf({ ...listAnswers, "services v2/post/category": lost });
    await store.show({ page: 1 });
    expect([store.list.state.phase, store.categories.state.phase]).toEqual(["ready", "failed"]);
    await store.nameCategories();
    expect(calls).toHaveLength(3);
  });

  it("keeps the message and the page before where the next one fails", async () => {
    const { store } = storeOf({ ...listAnswers, "services post/article/list?kind=news&page=2&pageSize=6": lost });
    await store.show({ page: 1 });
    await store.show({ page: 2 });
    expect(store.list.state).toMatchObject({ phase: "failed", status: false, data: { query: { page: 1 } } });
    expect(store.list.state.message).not.toBe("");
    await store.show({ page: 1 });
    expect(store.list.state.phase).toBe("ready");
  });

  it("knows a category in any letter case", async () => {
    const { store } = storeOf();
    expect([store.isAsked, store.category("sekolah")]).toEqual([false, undefined]);
    await store.nameCategories();
    expect([store.isAsked, store.category("SEKOLAH")?.name]).toEqual([true, "Sekolah"]);
    expect(store.category("lain")).toBeUndefined();
  });
});
