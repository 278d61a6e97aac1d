import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { fakeHttp, type Answers } from "@serambi/kernel/testing";

import { galleryAnswers } from "../../testing/gallery/galleryFixtures";
import { samplePage } from "../../testing/gallery/samplePictures";
import { GalleryStore } from "./GalleryStore";

const LIST = "services post/gallery/list";
const pageOf = (page: number) => ({ found: samplePage(page), picture: null });
const lost = new AppError("upstream", "Galeri sedang ditata");

const storeOf = (page: number, answers: Answers = galleryAnswers) => {
  const http = fakeHttp(answers);
  return { store: new GalleryStore(pageOf(page), { http }), calls: http.calls };
};

const shown = ({ range }: GalleryStore) => range && [range.first, range.last, range.pages.flat().length];

describe("GalleryStore", () => {
  it("shows more pictures beside each other, in both directions", async () => {
    const { store, calls } = storeOf(2);
    store.take(pageOf(3));
    await store.reach(1);
    await store.reach(2);
    expect([calls, shown(store)]).toEqual([[`${LIST}?page=1`], [1, 3, 18]]);
  });

  it("begins anew with pictures far away", async () => {
    const { store } = storeOf(1);
    await store.reach(4);
    expect(shown(store)).toEqual([4, 4, 2]);
    store.take(pageOf(2));
    expect(shown(store)).toEqual([2, 2, 6]);
  });

  it("stays where a picture is that it shows already, whatever a host that knows no slugs answers", () => {
    const { store } = storeOf(2);
    store.take({ found: samplePage(4), picture: "gambar-9" });
    expect(shown(store)).toEqual([2, 2, 6]);
  });

  it("asks once for a page that is wanted twice at the same time", async () => {
    const { store, calls } = storeOf(1);
    await Promise.all([store.reach(2), store.reach(2)]);
    expect([calls, shown(store)]).toEqual([[`${LIST}?page=2`], [1, 2, 12]]);
  });

  it("keeps what is shown where more of it does not arrive, and says why", async () => {
    const { store } = storeOf(1, { [LIST]: lost });
    expect(await store.reach(2)).toBeNull();
    expect(store.further.state).toMatchObject({ status: false, message: "Galeri sedang ditata" });
    expect([store.isLost, shown(store)]).toEqual([false, [1, 1, 6]]);
  });

  it("keeps the old pictures beside what went wrong, until the others come", () => {
    const { store } = storeOf(1);
    store.take({ found: null, picture: null });
    expect([store.isLost, shown(store)]).toEqual([true, [1, 1, 6]]);
    store.take(pageOf(4));
    expect([store.isLost, shown(store)]).toEqual([false, [4, 4, 2]]);
  });
});
