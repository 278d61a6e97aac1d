import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { Article } from "../../contract/articles/Article";
import type { ArticleReader, ListedPost } from "../../contract/articles/ArticleReader";
import { sampleArticle, samplePost } from "../../testing/samplePosts";
import { ArticleStore } from "./ArticleStore";

const article: Article = { ...sampleArticle(), headings: [], wordCount: 3 };
const listed = (id: string): ListedPost => ({ ...samplePost({ id, slug: `slug-${id}` }), look: 0 });
const down = new AppError("upstream", "Server sedang sibuk");

type Reads = Partial<Pick<ArticleReader, "article" | "newest">>;

const storeOf = ({ article: read = async () => article, newest = async () => [] }: Reads = {}) => {
  const asked: string[] = [];
  const unasked = () => Promise.reject(new Error("not asked for here"));
  const reader: ArticleReader = {
    list: unasked,
    categories: unasked,
    summary: unasked,
    article: (key) => {
      asked.push(`article ${key}`);
      return read(key);
    },
    newest: (wanted) => {
      asked.push(`newest ${wanted.categorySlug ?? "any"} but ${wanted.except}`);
      return newest(wanted);
    },
  };
  return { store: new ArticleStore("tulisan-101", async () => reader), asked, reader };
};

describe("ArticleStore", () => {
  it("reads the article, then what is near it, then others of its kind, each once", async () => {
    const { store, asked } = storeOf({
      newest: async ({ categorySlug }) => (categorySlug ? [listed("1")] : [listed("1"), listed("2"), listed("3")]),
    });
    expect(await store.open()).toBeNull();
    expect(store.related.state.data?.map(({ id }) => id)).toEqual(["1", "2", "3"]);
    expect(asked).toEqual(["article tulisan-101", "newest sekolah but tulisan-101", "newest any but tulisan-101"]);
    expect(await store.open()).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it("stands without further reading, and asks for it again when it is told to", async () => {
    let isDown = true;
    const { store } = storeOf({
      newest: async () => {
        if (isDown) throw down;
        return [listed("1"), listed("2"), listed("3")];
      },
    });
    expect(await store.open()).toBeNull();
    expect(store.related.state).toMatchObject({ phase: "failed", status: false, message: "Server sedang sibuk" });
    isDown = false;
    await store.reloadRelated();
    expect(store.related.state).toMatchObject({ phase: "ready", status: true });
  });

  it("says why there is no article, keeps the host's words, and can be opened again (specification section 8)", async () => {
    let isDown = true;
    const { store } = storeOf({
      article: async () => {
        if (isDown) throw down;
        return article;
      },
    });
    expect(await store.open()).toBe(down);
    expect(store.post.state).toEqual({ phase: "failed", status: false, message: "Server sedang sibuk", data: null });
    isDown = false;
    expect(await store.open()).toBeNull();
  });

  it("is known by its id and its slug, whichever it was opened by", async () => {
    const { store } = storeOf();
    expect([store.isKnownAs("tulisan-101"), store.isKnownAs(article.slug)]).toEqual([true, false]);
    await store.open();
    expect([store.isKnownAs(article.slug), store.isKnownAs("lain")]).toEqual([true, false]);
  });

  it("comes back from its snapshot without a call", async () => {
    const { store, reader, asked } = storeOf();
    await store.open();
    const before = asked.length;
    const restored = new ArticleStore("tulisan-101", async () => reader, store.snapshot());
    expect(await restored.open()).toBeNull();
    expect(asked).toHaveLength(before);
  });
});
