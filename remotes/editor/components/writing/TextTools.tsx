import { Icon, type IconName } from "@serambi/kernel/ui";
import type { KeyboardEvent } from "react";

import type { WriteMessages } from "../../messages/writing/types";
import type { MarkName } from "./TextChange";
import s from "./TextEditor.module.css";

const SHORTCUTS: ReadonlyMap<string, MarkName> = new Map([
  ["b", "bold"],
  ["i", "italic"],
  ["k", "link"],
]);

/** Ctrl or ⌘ with B, I and K. */
export const onShortcut = (event: KeyboardEvent<HTMLTextAreaElement>, onMark: (mark: MarkName) => void): void => {
  if (!event.ctrlKey && !event.metaKey) return;
  const mark = SHORTCUTS.get(event.key.toLowerCase());
  if (!mark) return;
  event.preventDefault();
  onMark(mark);
};

interface TextToolsProps {
  readonly t: WriteMessages;
  readonly onMark: (mark: MarkName) => void;
  readonly onPicture: () => void;
}

/** Buttons that mark the text. */
export const TextTools = ({ t, onMark, onPicture }: TextToolsProps) => {
  const tool = (name: string, face: string | { readonly icon: IconName }, onClick: () => void) => (
    <button type="button" className={s.tool} aria-label={name} title={name} onClick={onClick}>
      {typeof face === "string" ? <span aria-hidden="true">{face}</span> : <Icon name={face.icon} />}
    </button>
  );
  return (
    <div role="toolbar" aria-label={t.tools} className={s.tools}>
      {tool(t.bold, "B", () => onMark("bold"))}
      {tool(t.italic, "I", () => onMark("italic"))}
      {tool(t.heading, "H2", () => onMark("heading"))}
      {tool(t.quote, "“”", () => onMark("quote"))}
      {tool(t.link, { icon: "globe" }, () => onMark("link"))}
      {tool(t.list, { icon: "list" }, () => onMark("list"))}
      {tool(t.picture, { icon: "upload" }, onPicture)}
    </div>
  );
};
