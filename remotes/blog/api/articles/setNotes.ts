import { TEXT_LABELS } from "../../contract/articles/Article";
import { ATTRIBUTES, attributeOf } from "./tags";

/** A number that leads to a note, within a `sup` and nothing else. */
const REFERENCE = new RegExp(`(<sup${ATTRIBUTES}>\\s*)<a${ATTRIBUTES}>`, "g");
const NOTES = /<section class="footnotes">/g;
const LINK = new RegExp(`<a${ATTRIBUTES}>`, "g");
const PLACE = /^#(teks-.+)$/;

/**
 * Says of footnotes what they are: of a number that it leads to a note and to which, of a note's way back that it is one. Their
 * names are made of a word of the page and of the number.
 */
export const setNotes = (html: string): string => {
  const references = new Set<string>();
  const told = html.replace(REFERENCE, (whole, before: string, ofSup: string, attributes: string) => {
    if (!PLACE.test(attributeOf(attributes, "href") ?? "")) return whole;
    const own = attributeOf(attributes, "id");
    const id = own ?? attributeOf(ofSup, "id");
    if (id !== undefined) references.add(id);
    const name = own === undefined ? "" : ` aria-labelledby="${TEXT_LABELS.note} ${own}"`;
    return `${before}<a${attributes} role="doc-noteref"${name}>`;
  });
  if (references.size === 0) return told;
  return told
    .replace(NOTES, `<section class="footnotes" role="doc-endnotes" aria-labelledby="${TEXT_LABELS.notes}">`)
    .replace(LINK, (whole, attributes: string) => {
      const id = PLACE.exec(attributeOf(attributes, "href") ?? "")?.[1];
      if (id === undefined || !references.has(id)) return whole;
      return `<a${attributes} role="doc-backlink" aria-labelledby="${TEXT_LABELS.back} ${id}">`;
    });
};
