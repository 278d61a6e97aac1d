import type { PageMeta } from "./pageMeta";

const setContent = (selector: string, attribute: string, value: string): void => {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
};

/** Brings the document's head to a page shown by navigation. */
export const applyMeta = (meta: PageMeta): void => {
  document.title = meta.title;
  setContent('meta[name="description"]', "content", meta.description);
  setContent('meta[name="robots"]', "content", meta.robots);
  setContent('link[rel="canonical"]', "href", meta.canonical);
  setContent('meta[property="og:title"]', "content", meta.title);
  setContent('meta[property="og:description"]', "content", meta.description);
  setContent('meta[property="og:url"]', "content", meta.canonical);
  setContent('meta[property="og:type"]', "content", meta.type);
};
