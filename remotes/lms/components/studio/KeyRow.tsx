import { useMessages } from "@serambi/kernel/remote";

import type { Language } from "../../contract/studio/Session";
import type { StudioMessages } from "../../messages/studio.id";
import type { CodeEditor, EditorKey } from "./editor/CodeEditor";
import s from "./KeyRow.module.css";

const COMMON = [
  "(",
  ")",
  "[",
  "]",
  "{",
  "}",
  "=",
  '"',
  "'",
  ":",
  ";",
  "_",
  "<",
  ">",
  "+",
  "*",
  "/",
  "#",
  "&",
  "|",
  "!",
];
/** What a language needs first. */
const FIRST: Readonly<Partial<Record<Language, readonly string[]>>> = {
  python: [":", "(", ")", "[", "]", "=", "_", '"', "#"],
  ruby: ["|", "(", ")", "[", "]", "=", '"', "#", "{", "}"],
  php: ["$", "(", ")", "[", "]", "=", ";", "{", "}", '"'],
  sql: ["(", ")", "*", "'", ",", ";", "=", "<", ">"],
  r: ["<", "-", "(", ")", "[", "]", "=", '"', "%", "|"],
  rust: ["{", "}", "(", ")", "&", ":", ";", "=", "!", '"'],
};

const keysOf = (language: Language): readonly string[] => {
  const first = FIRST[language] ?? ["{", "}", "(", ")", ";", "=", "[", "]", '"'];
  return [...first, ...COMMON.filter((key) => !first.includes(key))];
};

interface KeyRowProps {
  readonly editor: CodeEditor | null;
  readonly language: Language;
}

/** Characters that a phone's keyboard hides behind two presses. A press leaves the focus, and the keyboard, where they are. */
export const KeyRow = ({ editor, language }: KeyRowProps) => {
  const t = useMessages<StudioMessages>();
  const moves: readonly (readonly [EditorKey, string, string])[] = [
    ["left", "←", t.keyLeft],
    ["right", "→", t.keyRight],
    ["undo", t.keyUndo, t.keyUndo],
    ["redo", t.keyRedo, t.keyRedo],
  ];
  const key = (what: EditorKey, sign: string, label?: string) => (
    <button
      key={sign}
      type="button"
      aria-label={label}
      disabled={editor === null}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => editor?.press(what)}
    >
      {sign}
    </button>
  );
  return (
    <div className={s.keys} role="toolbar" aria-label={t.hiddenKeys}>
      {key("indent", "Tab", t.keyIndent)}
      {keysOf(language).map((sign) => key({ insert: sign }, sign))}
      {moves.map(([what, sign, label]) => key(what, sign, label))}
    </div>
  );
};
