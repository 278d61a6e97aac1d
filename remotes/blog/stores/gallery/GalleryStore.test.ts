import { describe, expect, it } from "@jest/globals";

import { fakeGalleryReader } from "../../testing/gallery/fakeGalleryReader";
import { GalleryStore } from "./GalleryStore";

const storeOf = (failing: number[] = []) => {
  const { reader, calls } = fakeGalleryReader(failing);
  return { store: new GalleryStore(reader), calls, reader };
};

const shown = ({ range }: GalleryStore) => {
  const { data } = range.state;
  return data && [data.first, data.last, data.pages.flat().length];
};

describe("GalleryStore", () => {
  it("reads a page once, and a picture that is shown not at all", async () => {
    const { store, calls } = storeOf();
    for (const asked of [{ page: 1 }, { page: 1 }, { page: 1, slug: "gambar-3" }, { page: 1 }]) await store.show(asked);
    expect(calls).toEqual(["1"]);
  });

  it("reads the page that a picture stands on", async () => {
    const { store, calls } = storeOf();
    await store.show({ page: 1, slug: "gambar-9" });
    expect([calls, shown(store)]).toEqual([["1 gambar-9"], [2, 2, 6]]);
  });

  it("looks once for a picture that nobody has", async () => {
    const { store, calls } = storeOf();
    for (let time = 0; time < 2; time++) await store.show({ page: 1, slug: "tidak-ada" });
    expect([calls, shown(store)]).toEqual([["1 tidak-ada"], [1, 1, 6]]);
  });

  it("does not send a host what is too long to be a picture's name", async () => {
    const { store, calls } = storeOf();
    await store.show({ page: 1, slug: "g".repeat(201) });
    expect(calls).toEqual(["1"]);
  });

  it("shows more of them beside each other, in both directions", async () => {
    const { store, calls } = storeOf();
    await store.show({ page: 2 });
    await store.reach(3);
    await store.reach(1);
    await store.reach(2);
    await store.show({ page: 3 });
    expect([calls, shown(store)]).toEqual([
      ["2", "3", "1"],
      [1, 3, 18],
    ]);
  });

  it("begins anew with pictures far away", async () => {
    const { store } = storeOf();
    await store.show({ page: 1 });
    await store.reach(4);
    expect(shown(store)).toEqual([4, 4, 2]);
  });

  it("asks once for a page that is wanted twice at the same time", async () => {
    const { store, calls } = storeOf();
    await store.show({ page: 1 });
    await Promise.all([store.reach(2), store.reach(2)]);
    expect([calls, shown(store)]).toEqual([
      ["1", "2"],
      [1, 2, 12],
    ]);
  });

  it("keeps what is shown where more of it does not arrive, and asks again", async () => {
    const { store } = storeOf([2]);
    await store.show({ page: 1 });
    expect(await store.reach(2)).toBeNull();
    expect(store.further.state).toMatchObject({ status: false, message: "Galeri sedang ditata" });
    expect([store.range.state.phase, shown(store)]).toEqual(["ready", [1, 1, 6]]);
    await store.reach(2);
    expect(shown(store)).toEqual([1, 2, 12]);
  });

  it("keeps the old pictures beside what went wrong, with what the host said", async () => {
    const { store } = storeOf([4]);
    await store.show({ page: 1 });
    await store.show({ page: 4 });
    expect(store.range.state).toMatchObject({ status: false, message: "Galeri sedang ditata" });
    expect(shown(store)).toEqual([1, 1, 6]);
    await store.reload();
    expect(shown(store)).toEqual([4, 4, 2]);
  });

  it("comes back from its snapshot without a call", async () => {
    const { store, reader, calls } = storeOf();
    await store.show({ page: 1, slug: "gambar-9" });
    const restored = new GalleryStore(reader, store.snapshot());
    await restored.show({ page: 1, slug: "gambar-9" });
    expect([calls.length, shown(restored), restored.isAsked]).toEqual([1, [2, 2, 6], true]);
  });
});
