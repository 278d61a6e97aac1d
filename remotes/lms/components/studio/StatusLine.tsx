import { useMessages } from "@serambi/kernel/remote";

import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import type { Language } from "../../contract/studio/Session";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./StatusLine.module.css";

interface StatusLineProps {
  readonly language: Language;
  readonly cursor: { readonly line: number; readonly column: number };
}

/** Below the editor: where the cursor is, how lines are indented, and how Tab leaves. */
export const StatusLine = ({ language, cursor: { line, column } }: StatusLineProps) => {
  const t = useMessages<StudioMessages>();
  const { name, indent } = LANGUAGE_FACTS[language];
  return (
    <p className={s.status}>
      <span>{t.position(line, column)}</span>
      <span className={s.wide}>{language === "go" ? t.tabs : t.spaces(indent)}</span>
      <span className={s.wide}>UTF-8</span>
      <span className={s.leave}>{t.editorLeave}</span>
      <span>{name}</span>
    </p>
  );
};
