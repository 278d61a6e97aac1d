import { useMessages } from "@serambi/kernel/remote";

import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import type { Program } from "../../contract/studio/Program";
import type { StudioMessages } from "../../messages/studio.id";
import area from "./CodeArea.module.css";

interface FirstCodeProps {
  readonly program: Program;
  /** What edits and runs it did not come. */
  readonly isLost: boolean;
}

/** A program as it is before what edits and runs it has come, and without scripts. */
export const FirstCode = ({ program: { language, files }, isLost }: FirstCodeProps) => {
  const t = useMessages<StudioMessages>();
  const [file] = files;
  return (
    <div className={area.area}>
      <noscript>
        <p className={area.note}>{t.noScript}</p>
      </noscript>
      {isLost && (
        <p className={area.note} role="alert">
          {t.editorFailed}
        </p>
      )}
      <pre
        className={area.plain}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        role="group"
        aria-label={[file?.path, LANGUAGE_FACTS[language].name].filter(Boolean).join(", ")}
      >
        <code>{file?.text}</code>
      </pre>
    </div>
  );
};
