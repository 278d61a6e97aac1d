import { TEXT_LABELS } from "../../contract/articles/Article";
import { ATTRIBUTES, attributeOf } from "./tags";

const PRE = new RegExp(`<pre${ATTRIBUTES}>(<code${ATTRIBUTES}>)?`, "g");
const END = "</pre>";
const LANGUAGE = /^language-(.+)$/;

/**
 * Code gets a place with a bar above it, which names its language; the page puts a button that copies there once it can. Long
 * lines scroll within themselves, by the arrow keys too.
 */
export const setCode = (html: string): string =>
  html
    .replace(PRE, (_whole, attributes: string, code: string | undefined, ofCode: string | undefined) => {
      const language = LANGUAGE.exec(attributeOf(ofCode ?? "", "class") ?? "")?.[1] ?? "";
      const bar = `<div>${language === "text" ? "" : `<span>${language}</span>`}</div>`;
      const pre = `<pre${attributes} tabindex="0" role="group" aria-labelledby="${TEXT_LABELS.code}">`;
      return `<div data-code="${language}">${bar}${pre}${code ?? ""}`;
    })
    .replaceAll(END, `${END}</div>`);
