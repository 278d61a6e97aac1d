import { describe, expect, it } from "@jest/globals";

import { PageTexts } from "./PageTexts";

const LONG = `<p>${"kata ".repeat(200)}</p>`;
const OTHER = `<p>${"lain ".repeat(200)}</p>`;

describe("PageTexts", () => {
  it("leaves the texts of the page out of its state, and tells where they belong", () => {
    const texts = new PageTexts();
    expect([texts.place(LONG), texts.place(OTHER), texts.place(LONG)]).toEqual(["1", "2", "1"]);
    const state = {
      stores: { blog: { posts: [{ title: "a", content: OTHER }] } },
      slots: [{ data: LONG }],
      year: 2026,
    };
    expect(texts.leftOut(state)).toEqual({
      stores: { blog: { posts: [{ title: "a", content: "" }] } },
      slots: [{ data: "" }],
      year: 2026,
      texts: [
        ["2", "stores", "blog", "posts", "0", "content"],
        ["1", "slots", "0", "data"],
      ],
    });
    expect(state.slots[0]?.data).toBe(LONG);
  });

  it("has nothing to do where no long text is in the page, or none of the page's is in its state", () => {
    const texts = new PageTexts();
    const state = { stores: { blog: { content: LONG } } };
    expect(texts.place("<p>pendek</p>")).toBeUndefined();
    expect(texts.leftOut(state)).toBe(state);
    texts.place(OTHER);
    expect(texts.leftOut(state)).toBe(state);
  });

  it("forgets what is rendered anew", () => {
    const texts = new PageTexts();
    texts.place(LONG);
    texts.clear();
    const state = { content: LONG };
    expect(texts.leftOut(state)).toBe(state);
  });
});
