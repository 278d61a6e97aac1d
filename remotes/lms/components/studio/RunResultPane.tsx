import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Icon } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import type { Diagnostic } from "../../contract/studio/Session";
import type { PreferencesView, RunView } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import { endingOf, EndNotice, secondsOf } from "./EndNotice";
import { FailurePanel } from "./FailurePanel";
import { InputLine } from "./InputLine";
import { AskPanel, LoadingPanel } from "./LoadingPanel";
import { OutputView } from "./OutputView";
import { ProblemList } from "./ProblemList";
import { ResultPlots } from "./ResultPlots";
import { ResultTables } from "./ResultTables";
import s from "./RunResultPane.module.css";

interface RunResultPaneProps {
  readonly run: RunView;
  readonly preferences: PreferencesView;
  readonly onGo: (diagnostic: Diagnostic) => void;
  readonly onRunAgain: () => void;
  readonly onRunLonger?: (() => void) | undefined;
}

/** What a run says, from fetching its language to its last line. */
export const RunResultPane = observer(function RunResultPane(props: RunResultPaneProps) {
  const { run, preferences, onGo, onRunAgain, onRunLonger } = props;
  const t = useMessages<StudioMessages>();
  const language = useLanguage();
  const { phase, request, result, failure, output } = run;
  if (phase === "idle" || !request)
    return (
      <div className={s.empty}>
        <Icon name="play" className={s.sign} />
        <p className={s.title}>{t.nothingRun}</p>
        <p>{t.nothingRunHelp}</p>
      </div>
    );
  if (phase === "asking") return <AskPanel run={run} language={request.language} />;
  if (phase === "loading") return <LoadingPanel {...{ run, preferences }} language={request.language} />;
  if (phase === "failed" && failure)
    return <FailurePanel language={request.language} {...{ failure }} onRetry={onRunAgain} />;
  const { name } = LANGUAGE_FACTS[request.language];
  const hasNothing = result?.status === "ok" && output.isEmpty && !result.tables.length && !result.plots.length;
  // A database writes its rows as text, too: for tests that compare it.
  const saysTwice = request.language === "sql" && (result?.tables.length ?? 0) > 0;
  const errors = result?.diagnostics.find(({ severity, line }) => severity === "error" && line !== null);
  return (
    <div className={s.result}>
      <div className={s.head}>
        <h3 role="status" data-bad={(result !== null && result.status !== "ok") || undefined}>
          {result ? endingOf(result, request.limits, t, language) : t.runningLanguage(name)}
          {errors?.line != null && <span className={s.heard}>{t.announceError(errors.line, errors.message)}</span>}
        </h3>
        <span>
          {result && t.seconds(secondsOf(result.runMs, language))}
          {result?.exitCode != null && result.exitCode !== 0 && `, ${t.exitCode(result.exitCode)}`}
        </span>
      </div>
      {result && <EndNotice {...{ result, onRunAgain, onRunLonger }} limits={request.limits} />}
      {result && !run.isLanguageKept && <p className={s.nothing}>{t.languageNotKept(name)}</p>}
      {result && <ProblemList diagnostics={result.diagnostics} onGo={onGo} />}
      {hasNothing && <p className={s.nothing}>{t.noOutput}</p>}
      {!saysTwice && <OutputView output={output} label={t.output} />}
      <InputLine run={run} />
      {result && result.tables.length > 0 && (
        <>
          <p className={s.part}>
            {t.tables(
              result.tables.length,
              result.tables.reduce((sum, { rows }) => sum + rows.length, 0),
            )}
          </p>
          <ResultTables tables={result.tables} />
        </>
      )}
      {result && result.plots.length > 0 && (
        <>
          <p className={s.part}>{t.plots(result.plots.length)}</p>
          <ResultPlots plots={result.plots} />
        </>
      )}
    </div>
  );
});
