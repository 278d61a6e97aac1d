import { stripTags } from "@serambi/kernel/seo";

import type { Article } from "../../contract/articles/Article";
import type { Post } from "../../contract/hosts/posts";
import { setCode } from "./setCode";
import { setHeadings } from "./setHeadings";
import { setNotes } from "./setNotes";
import { setPictures } from "./setPictures";
import { setTables } from "./setTables";

/** On a server many pages may be made of one answer: its text is set once. */
const known = new WeakMap<Post, Article>();

const wordsOf = (html: string): number => stripTags(html).split(" ").filter(Boolean).length;

/**
 * An article of a post whose content is sanitised: headings that can be led to, tables that scroll within themselves, pictures that
 * keep their place, footnotes that say what they are, code that has its place. Nothing here takes anything out: what is put in is of our own writing.
 */
export const setText = (post: Post): Article => {
  const before = known.get(post);
  if (before) return before;
  const { html, headings } = setHeadings(post.content);
  const content = setCode(setNotes(setTables(setPictures(html))));
  const article = { ...post, content, headings, wordCount: wordsOf(post.content) };
  known.set(post, article);
  return article;
};
