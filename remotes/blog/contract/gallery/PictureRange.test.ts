import { describe, expect, it } from "@jest/globals";

import { samplePage } from "../../testing/gallery/samplePictures";
import { holdsPage, placedPictures, rangeOf, withPage } from "./PictureRange";

const slugs = (range: ReturnType<typeof rangeOf>) =>
  placedPictures(range).map(({ picture, place }) => [place, picture.slug]);

describe("a range of pictures", () => {
  it("grows by the page after it and by the page before it", () => {
    const range = withPage(withPage(rangeOf(samplePage(2)), samplePage(3)), samplePage(1));
    expect([range.first, range.last, range.pages.length]).toEqual([1, 3, 3]);
    expect([1, 3, 4].map((page) => holdsPage(range, page))).toEqual([true, true, false]);
  });

  it("says which of all a picture is", () => {
    expect(slugs(rangeOf(samplePage(2))).slice(0, 2)).toEqual([
      [7, "gambar-7"],
      [8, "gambar-8"],
    ]);
  });

  it("shows no picture twice that a newer one has moved to the next page", () => {
    const next = samplePage(2);
    const moved = { ...next, items: [...samplePage(1).items.slice(-1), ...next.items.slice(0, -1)] };
    const all = slugs(withPage(rangeOf(samplePage(1)), moved)).map(([, slug]) => slug);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(11);
  });

  it("begins anew with a page that is no neighbour", () => {
    expect(withPage(rangeOf(samplePage(1)), samplePage(5))).toMatchObject({ first: 5, last: 5 });
  });
});
