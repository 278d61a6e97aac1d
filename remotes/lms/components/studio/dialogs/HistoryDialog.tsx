import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";
import { Dialog } from "@serambi/kernel/ui/controls";
import { useEffect, useRef, useState } from "react";

import { isSameProgram } from "../../../contract/studio/Program";
import type { ProgramView, Version } from "../../../contract/studio/views";
import type { StudioMessages } from "../../../messages/studio.id";
import { nonceOf } from "../nonceOf";
import s from "./Dialogs.module.css";

interface HistoryDialogProps {
  readonly program: ProgramView;
  readonly onClose: () => void;
}

const Difference = ({ version, program }: { readonly version: Version; readonly program: ProgramView }) => {
  const t = useMessages<StudioMessages>();
  const place = useRef<HTMLDivElement>(null);
  const { path, text } = program.activeFile;
  const before = version.program.files.find((file) => file.path === path)?.text ?? "";
  const label = t.historyChanges(path);
  useEffect(() => {
    const parent = place.current;
    let stop = (): void => undefined;
    let isOver = false;
    if (parent && before !== text)
      void import("../editor/Difference").then(({ showDifference }) => {
        if (!isOver)
          stop = showDifference(
            parent,
            { before, now: text },
            { nonce: nonceOf(document), label, unchanged: t.cmUnchanged },
          );
      });
    return () => {
      isOver = true;
      stop();
    };
  }, [before, text, label, t]);
  return (
    <>
      <p className={s.changes}>{before === text ? t.historySame : label}</p>
      <div ref={place} className={s.difference} />
    </>
  );
};

/** Versions of the program from before, each with what was changed since. */
export const HistoryDialog = ({ program, onClose }: HistoryDialogProps) => {
  const t = useMessages<StudioMessages>();
  const language = useLanguage();
  const [versions] = useState(() => {
    program.settle();
    return program.versions.filter((version) => !isSameProgram(version.program, program.program)).toReversed();
  });
  const [chosen, setChosen] = useState(versions[0]);
  const timeOf = (iso: string): string =>
    `${formatDate(iso, language, "short")}, ${new Date(iso).toTimeString().slice(0, 5)}`;
  return (
    <Dialog
      isOpen
      className={s.wide}
      title={t.historyTitle}
      closeLabel={t.close}
      onClose={onClose}
      actions={
        chosen && (
          <Button
            size="small"
            onClick={() => {
              program.restore(chosen);
              onClose();
            }}
          >
            {t.restore}
          </Button>
        )
      }
    >
      <p>{versions.length === 0 ? t.historyEmpty : t.historyText}</p>
      {chosen && (
        <div className={s.versions}>
          <ol aria-label={t.versions}>
            {versions.map((version) => (
              <li key={version.savedAt}>
                <button type="button" aria-current={version === chosen || undefined} onClick={() => setChosen(version)}>
                  {timeOf(version.savedAt)}
                </button>
              </li>
            ))}
          </ol>
          <div>
            <Difference version={chosen} program={program} />
          </div>
        </div>
      )}
    </Dialog>
  );
};
