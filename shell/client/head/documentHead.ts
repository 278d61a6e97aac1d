import type { JsonLd } from "@serambi/kernel/seo";

import type { SentHead } from "../page/sentPage";
import { HEAD_TAGS, type HeadTag } from "./headTags";

const JSON_LD = 'script[type="application/ld+json"]';

const toTag = (element: Element): HeadTag => ({
  element: element.tagName === "LINK" ? "link" : "meta",
  attributes: Object.fromEntries(element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ""])),
});

/** What the document's head says now: for the way back to this page. */
export const readHead = (): SentHead => ({
  title: document.title,
  tags: [...document.head.querySelectorAll(HEAD_TAGS)].map(toTag),
  jsonLd: [...document.head.querySelectorAll(JSON_LD)].map(
    ({ textContent }) => JSON.parse(textContent) as JsonLd, // written by the server, or below
  ),
});

const make = ({ element, attributes }: HeadTag): Element => {
  const made = document.createElement(element);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

/** Brings the document's head to the page that is shown now: what was said of the one before it is gone. */
export const applyHead = ({ tags, jsonLd }: SentHead): void => {
  for (const old of document.head.querySelectorAll(`${HEAD_TAGS},${JSON_LD}`)) old.remove();
  document.head.append(
    ...tags.map(make),
    ...jsonLd.map((item) => {
      const script = document.createElement("script");
      script.type = "application/ld+json";
      script.textContent = JSON.stringify(item);
      return script;
    }),
  );
};
