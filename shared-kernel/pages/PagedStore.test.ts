import { describe, expect, it } from "@jest/globals";
import { AppError } from "../errors";

import { PagedStore, type PagedSnapshot } from "./PagedStore";

const storeOf = (saved?: PagedSnapshot<string>, failing: readonly number[] = []) => {
  const asked: number[] = [];
  const read = async (page: number) => {
    asked.push(page);
    if (failing.includes(page)) throw new AppError("offline", "down");
    return `page ${page}`;
  };
  return { store: new PagedStore(read, saved), asked };
};

describe("PagedStore", () => {
  it("reads a page once", async () => {
    const { store, asked } = storeOf();
    for (const page of [1, 1, 2, 1]) await store.show(page);
    expect(asked).toEqual([1, 2, 1]);
    expect(store.data.state.data).toBe("page 1");
  });

  it("keeps the page before where the next one fails, and asks for the next one again", async () => {
    const { store, asked } = storeOf(undefined, [2]);
    await store.show(1);
    await store.show(2);
    expect(store.data.state).toMatchObject({ phase: "failed", data: "page 1" });
    await store.reload();
    expect(asked).toEqual([1, 2, 2]);
  });

  it("comes back from its snapshot without a call", async () => {
    const { store } = storeOf();
    await store.show(3);
    const restored = storeOf(store.snapshot());
    await restored.store.show(3);
    expect(restored.asked).toEqual([]);
    expect([restored.store.isAsked, storeOf().store.isAsked]).toEqual([true, false]);
  });
});
