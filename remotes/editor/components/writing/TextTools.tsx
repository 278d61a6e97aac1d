import { Icon, type IconName } from "@serambi/kernel/ui";
import type { KeyboardEvent, RefObject } from "react";

import type { WriteMessages } from "../../messages/writing/types";
import { link, prefix, wrap, type Marked, type Replacement } from "../../contract/writing/markText";
import s from "./TextEditor.module.css";

type Change = (marked: Marked) => Replacement;

/** Types a change into the field as by hand, so that the browser's own undo takes it back. */
export const applyChange = (area: HTMLTextAreaElement, change: Change): void => {
  const { value, selectionStart, selectionEnd } = area;
  const { put, putFrom, putTo, from, to } = change({ text: value, from: selectionStart, to: selectionEnd });
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

const bold: Change = (marked) => wrap(marked, "**");
const italic: Change = (marked) => wrap(marked, "*");
const linkWith =
  (word: string): Change =>
  (marked) =>
    link(marked, word);

/** Ctrl or ⌘ with B, I and K. */
export const onShortcut = (event: KeyboardEvent<HTMLTextAreaElement>, t: WriteMessages): void => {
  if (!event.ctrlKey && !event.metaKey) return;
  const change = { b: bold, i: italic, k: linkWith(t.linkWord) }[event.key.toLowerCase()];
  if (!change) return;
  event.preventDefault();
  applyChange(event.currentTarget, change);
};

interface TextToolsProps {
  readonly t: WriteMessages;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onPicture: () => void;
}

/** Buttons that mark the text. */
export const TextTools = ({ t, area, onPicture }: TextToolsProps) => {
  const run = (change: Change) => () => area.current && applyChange(area.current, change);
  const tool = (name: string, face: string | { readonly icon: IconName }, onClick: () => void) => (
    <button type="button" className={s.tool} aria-label={name} title={name} onClick={onClick}>
      {typeof face === "string" ? <span aria-hidden="true">{face}</span> : <Icon name={face.icon} />}
    </button>
  );
  return (
    <div role="toolbar" aria-label={t.tools} className={s.tools}>
      {tool(t.bold, "B", run(bold))}
      {tool(t.italic, "I", run(italic))}
      {tool(
        t.heading,
        "H2",
        run((marked) => prefix(marked, "## ")),
      )}
      {tool(
        t.quote,
        "“”",
        run((marked) => prefix(marked, "> ")),
      )}
      {tool(t.link, { icon: "globe" }, run(linkWith(t.linkWord)))}
      {tool(
        t.list,
        { icon: "list" },
        run((marked) => prefix(marked, "- ")),
      )}
      {tool(t.picture, { icon: "upload" }, onPicture)}
    </div>
  );
};
