import { Button } from "@serambi/kernel/ui";

import type { Exchanged, Fault } from "../../../contract/quiz/exchange/Exchanged";
import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";
import s from "./ImportPanel.module.css";

const faultText = ({ code, about }: Fault, t: QuizAuthorMessages): string => t[`fault_${code}`](about);

/** The text with what is missing put at the end of a line. */
export const mended = (text: string, { line, append }: NonNullable<Fault["fix"]>): string =>
  text
    .split("\n")
    .map((one, at) => (at === line - 1 ? one + append : one))
    .join("\n");

export interface FoundProps {
  readonly found: readonly Exchanged[];
  readonly onFix: (fix: NonNullable<Fault["fix"]>) => void;
  readonly t: QuizAuthorMessages;
}

/** What was read of a file: it comes with the reader, once there is something to read. */
export const Found = ({ found, onFix, t }: FoundProps) => (
  <ol className={s.found}>
    {found.map(({ line, title, section, question, fault }, at) => (
      <li key={`${line} ${title}`} data-fault={fault ? "" : undefined}>
        <span className={s.n}>{at + 1}</span>
        <span className={s.words}>
          {fault ? (
            <b>
              {t.importLine(fault.line)}: {faultText(fault, t)}
            </b>
          ) : (
            title
          )}
          <small>{[section?.title, fault ? title : question && t[question.kind]].filter(Boolean).join(" · ")}</small>
        </span>
        {fault?.fix && (
          <Button variant="line" size="small" onClick={() => fault.fix && onFix(fault.fix)}>
            {t.importFix}
          </Button>
        )}
        {!fault && <b>{t.importReady}</b>}
      </li>
    ))}
  </ol>
);
