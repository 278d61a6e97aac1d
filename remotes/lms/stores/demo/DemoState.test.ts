import { describe, expect, it } from "@jest/globals";

import { MemoryStorage } from "../../testing/studio/MemoryStorage";
import { KeptText } from "../studio/KeptText";
import { DemoState } from "./DemoState";

const untouched = { marks: {}, weights: {}, isLocked: false };
const open = (storage: Storage) => new DemoState("gradebook", "coba", untouched, new KeptText(() => storage));

describe("what was done in a demonstration", () => {
  it("is there again in the same tab, with the role", async () => {
    const storage = new MemoryStorage();
    const first = open(storage);
    first.setRole("parent");
    first.change({ marks: { a: 81 } });
    const second = open(storage);
    await second.start();
    expect([second.role, second.changes, second.isTouched]).toEqual([
      "parent",
      { ...untouched, marks: { a: 81 } },
      true,
    ]);
  });

  it("can be put back, for the next visit too", async () => {
    const storage = new MemoryStorage();
    const first = open(storage);
    first.change({ marks: { a: 81 } });
    first.reset();
    const second = open(storage);
    await second.start();
    expect([second.changes, second.isTouched]).toEqual([untouched, false]);
  });

  it("is passed over where it has another form, and goes on where nothing can be kept", async () => {
    const storage = new MemoryStorage();
    storage.setItem(
      "lms-demo:gradebook:coba",
      JSON.stringify({ role: "teacher", isTouched: true, changes: { marks: "all" } }),
    );
    const state = open(storage);
    await state.start();
    expect(state.changes).toEqual(untouched);
    const closed = new DemoState(
      "gradebook",
      "coba",
      untouched,
      new KeptText(() => {
        throw new Error("closed");
      }),
    );
    await closed.start();
    closed.change({ marks: { a: 5 } });
    expect(closed.changes.marks).toEqual({ a: 5 });
  });
});
