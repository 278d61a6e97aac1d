import { link, paragraph, prefix, wrap, type Marked, type Replacement } from "../../contract/writing/markText";
import type { MarkName, TextChange } from "./TextChange";

type Change = (marked: Marked) => Replacement;

const MARKS: Readonly<Record<Exclude<MarkName, "link">, Change>> = {
  bold: (marked) => wrap(marked, "**"),
  italic: (marked) => wrap(marked, "*"),
  heading: (marked) => prefix(marked, "## "),
  quote: (marked) => prefix(marked, "> "),
  list: (marked) => prefix(marked, "- "),
};

const changeOf = (change: TextChange): Change => {
  if ("paragraph" in change) return (marked) => paragraph(marked, change.paragraph);
  const { mark, linkWord } = change;
  return mark === "link" ? (marked) => link(marked, linkWord) : MARKS[mark];
};

/** Types a change into the field as by hand, so that the browser's own undo takes it back. */
export const applyChange = (area: HTMLTextAreaElement, change: TextChange): void => {
  const { value, selectionStart, selectionEnd } = area;
  const { put, putFrom, putTo, from, to } = changeOf(change)({ text: value, from: selectionStart, to: selectionEnd });
  area.focus();
  area.setSelectionRange(putFrom, putTo);
  // The one way to change a field that undo knows of. Where a browser has it no more, the text itself is set.
  const isTyped = put === "" ? document.execCommand("delete") : document.execCommand("insertText", false, put);
  if (!isTyped) {
    area.setRangeText(put, putFrom, putTo, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(from, to);
};
