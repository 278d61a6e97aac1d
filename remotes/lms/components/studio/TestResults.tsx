import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Kain, RichText } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { Diagnostic } from "../../contract/studio/Session";
import type { ExerciseView, TestOutcome, TestState } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import { compareLines } from "../../contract/studio/compareOutput";
import { endingOf, EndNotice } from "./EndNotice";
import { ProblemList } from "./ProblemList";
import s from "./TestResults.module.css";

/** How many lines are set side by side; of a flood the beginning says enough. */
const COMPARED_LINES = 200;

const stateName = (state: TestState, t: StudioMessages): string =>
  ({ waiting: t.testWaiting, running: t.testRunning, passed: t.testPassed, failed: t.testFailed, unrun: t.testUnrun })[
    state
  ];

/** What came of all tests, in a sentence. */
const verdictOf = (store: ExerciseView, t: StudioMessages): string => {
  const { outcomes, isTesting, isPassed } = store;
  if (isTesting) {
    const at = outcomes.findIndex(({ state }) => state === "running");
    return t.testsRunning(Math.max(at, 0) + 1, outcomes.length);
  }
  if (isPassed) return t.testsPassed(outcomes.length);
  const differing = outcomes.filter(({ state }) => state === "failed").length;
  if (differing > 0) return t.testsDiffer(differing);
  return outcomes.some(({ state }) => state === "unrun") ? t.testsUnrun : t.testsReady(outcomes.length);
};

const Compared = ({ expected, got }: { readonly expected: string; readonly got: string }) => {
  const t = useMessages<StudioMessages>();
  const lines = compareLines(expected, got).slice(0, COMPARED_LINES);
  return (
    <div className={s.compared}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.lineNumber}</th>
            <th scope="col">{t.expected}</th>
            <th scope="col">{t.got}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.number} data-differs={!line.isEqual || undefined}>
              <th scope="row">{line.number}</th>
              <td>{line.expected ?? <em>{t.nothingWritten}</em>}</td>
              <td>{line.got ?? <em>{t.nothingWritten}</em>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface DetailProps {
  readonly outcome: TestOutcome;
  readonly isClosed: boolean;
  readonly store: ExerciseView;
  readonly onGo: (diagnostic: Diagnostic) => void;
  readonly onRunAgain: () => void;
}

const Detail = ({ outcome: { test, state, got, errors, result }, isClosed, store, onGo, onRunAgain }: DetailProps) => {
  const t = useMessages<StudioMessages>();
  const language = useLanguage();
  if (isClosed) return <p>{t.testHiddenText}</p>;
  const { limits } = store.exercise;
  const hasEnded = state === "failed" || state === "passed";
  return (
    <>
      {result?.status === "compile-error" && <p className={s.why}>{t.fixFirst}</p>}
      {result && result.status !== "ok" && result.status !== "compile-error" && (
        <p className={s.why}>{endingOf(result, limits, t, language)}</p>
      )}
      {result && <EndNotice {...{ result, limits, onRunAgain }} />}
      {result && state !== "passed" && <ProblemList diagnostics={store.diagnostics} onGo={onGo} />}
      {test.stdin !== "" && (
        <>
          <p className={s.label}>{t.inputOfTest}</p>
          <pre className={s.input}>{test.stdin}</pre>
        </>
      )}
      {hasEnded && <Compared expected={test.expected} got={got} />}
      {errors !== "" && state === "failed" && (
        <>
          <p className={s.label}>{t.errorStream}</p>
          <pre className={s.input}>{errors}</pre>
        </>
      )}
      {state === "failed" && test.hint !== "" && <RichText html={test.hint} className={s.hint} />}
    </>
  );
};

interface TestResultsProps {
  readonly store: ExerciseView;
  readonly onGo: (diagnostic: Diagnostic) => void;
  readonly onRunAgain: () => void;
}

/** All tests, and the one that is looked at: what was expected beside what came. */
export const TestResults = observer(function TestResults({ store, onGo, onRunAgain }: TestResultsProps) {
  const t = useMessages<StudioMessages>();
  const language = useLanguage();
  const { outcomes, chosen, isPassed, isTesting, hasTried } = store;
  const isShown = isTesting || outcomes.some(({ state }) => state !== "waiting");
  return (
    <div className={s.tests}>
      <header className={s.head}>
        <h2 role="status">{verdictOf(store, t)}</h2>
        <p className={s.marks} aria-hidden="true">
          {outcomes.map(({ test, state }) => (
            <i key={test.id} data-state={state} />
          ))}
        </p>
      </header>
      <div className={s.body}>
        <ol className={s.list} aria-label={t.tests}>
          {outcomes.map(({ test, state, result }) => (
            <li key={test.id} data-state={state}>
              <button
                type="button"
                aria-current={(isShown && chosen?.test.id === test.id) || undefined}
                onClick={() => store.choose(test.id)}
              >
                <span className={s.sign} role="img" aria-label={stateName(state, t)} />
                <span>{test.isHidden && !hasTried ? t.testHidden : test.name}</span>
                {result && <small>{t.milliseconds(Math.round(result.runMs))}</small>}
              </button>
            </li>
          ))}
        </ol>
        <div className={s.pane}>
          {isPassed && !isTesting && store.chosenId === null ? (
            <div className={s.passed}>
              <Kain seed={store.exercise.slug} variant="cover" width={144} height={184} className={s.cloth} />
              <div>
                <p className={s.won}>{t.passedTitle}</p>
                <p>{t.passedText}</p>
                <p className={s.time}>
                  {t.seconds(
                    formatNumber(
                      outcomes.reduce((sum, { result }) => sum + (result?.runMs ?? 0), 0) / 1000,
                      language,
                      2,
                    ),
                  )}
                </p>
              </div>
            </div>
          ) : (
            chosen && (
              <Detail
                key={chosen.test.id}
                outcome={chosen}
                isClosed={chosen.test.isHidden && !hasTried}
                {...{ store, onGo, onRunAgain }}
              />
            )
          )}
        </div>
      </div>
    </div>
  );
});
