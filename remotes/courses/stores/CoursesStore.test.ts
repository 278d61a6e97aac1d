import { describe, expect, it } from "@jest/globals";

import { EVERYTHING } from "../contract/catalogQuery";
import { fakeReader } from "../testing/fakeReader";
import { CoursesStore, type CoursesSnapshot } from "./CoursesStore";

const storeOf = (saved?: CoursesSnapshot) =>
  new CoursesStore({ reader: async () => fakeReader(), now: () => new Date(0) }, saved);

describe("CoursesStore", () => {
  it("has one store for each class", () => {
    const store = storeOf();
    expect(store.course("a")).toBe(store.course("a"));
    expect(store.course("a")).not.toBe(store.course("b"));
  });

  it("carries nothing that was not asked for", () => {
    expect(storeOf().snapshot()).toEqual({});
  });

  it("comes back from its snapshot", async () => {
    const store = storeOf();
    await store.catalog.show(EVERYTHING);
    await store.course("jaringan").open();
    const saved: CoursesSnapshot = JSON.parse(JSON.stringify(store.snapshot())) as CoursesSnapshot; // what travels in the HTML
    const restored = storeOf(saved);
    expect(restored.snapshot()).toEqual(store.snapshot());
    expect(restored.course("jaringan").overview.state.data?.name).toBe("Jaringan di Gedung Tua");
  });
});
