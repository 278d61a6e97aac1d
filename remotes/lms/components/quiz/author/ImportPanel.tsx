import { Form, useNavigation } from "@serambi/kernel/remote";
import { Button, Textarea } from "@serambi/kernel/ui";
import { useId, useRef, useState, type ChangeEvent } from "react";

import type { Exchanged } from "../../../contract/quiz/exchange/Exchanged";
import type * as ImportFound from "./ImportFound";
import s from "./ImportPanel.module.css";
import type { ImportProps } from "./ImportProps";

/** What shows the questions of a file. */
type FoundParts = typeof ImportFound;

const READ_AFTER_MS = 250;

/** A file of another tool: read while one types, each fault with its line. */
export const ImportPanel = ({ imported, hidden, form, t }: ImportProps) => {
  const isBusy = useNavigation().state === "loading";
  const fileId = useId();
  const [text, setText] = useState(form?.values["import"] ?? "");
  const [found, setFound] = useState<readonly Exchanged[]>([]);
  const [parts, setParts] = useState<FoundParts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const find = async (next: string): Promise<void> => {
    try {
      const [{ readExchange }, loaded] = await Promise.all([
        import("../../../contract/quiz/exchange/readExchange"),
        import("./ImportFound"),
      ]);
      setParts(loaded);
      setFound(readExchange(next));
    } catch {
      setFailed(true);
    }
  };
  const read = (next: string, afterMs = READ_AFTER_MS): void => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void find(next), afterMs);
  };
  const open = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = files ?? [];
    if (!file) return;
    try {
      const { readPackage } = await import("./readPackage");
      setFailed(false);
      read(await readPackage(file), 0);
    } catch {
      setFailed(true);
    }
  };
  const good = found.filter(({ question }) => question !== null).length;
  const bad = found.length - good;
  const lines = text.split("\n");
  const failedText = (): string =>
    found
      .filter(({ fault }) => fault)
      .map(({ line, lastLine }) => lines.slice(line - 1, lastLine).join("\n"))
      .join("\n\n");
  return (
    <section className={s.import} aria-labelledby="quiz-import">
      <Form className={s.source}>
        {hidden}
        <input type="hidden" name="form" value="import" />
        <h2 id="quiz-import" className={s.heading}>
          {t.import}
        </h2>
        {imported > 0 && <p role="status">{t.importDone(imported)}</p>}
        <div className={s.file}>
          <label htmlFor={fileId}>{t.importFile}</label>
          <input
            id={fileId}
            type="file"
            accept=".txt,.gift,.xml,.zip,text/plain,application/xml,application/zip"
            onChange={(event) => void open(event)}
          />
        </div>
        {hasFailed && <p role="alert">{t.importFileWrong}</p>}
        <Textarea
          className={s.text}
          name="import"
          label={t.importText}
          help={t.importHelp}
          rows={12}
          spellCheck={false}
          value={text}
          error={form?.errors["import"]}
          onChange={({ currentTarget: { value } }) => read(value)}
        />
        <div className={s.actions}>
          <Button type="submit" busy={isBusy} disabled={found.length > 0 && good === 0}>
            {t.importPut(good)}
          </Button>
          {bad > 0 && (
            <Button
              variant="line"
              onClick={() =>
                void import("./download").then(({ download }) =>
                  download(t.failedFile, new Blob([failedText()], { type: "text/plain" })),
                )
              }
            >
              {t.importBad}
            </Button>
          )}
        </div>
      </Form>
      <div className={s.result}>
        <p className={s.heading} role="status">
          {found.length === 0 ? t.importNothing : t.importRead(good, bad)}
        </p>
        {parts && (
          <parts.Found
            found={found}

            onFix={(fix) => read(parts.mended(text, fix), 0)}
            t={t}
          />
        )}
      </div>
    </section>
  );
};
