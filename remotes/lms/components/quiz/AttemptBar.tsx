import { Icon, cx } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import type { MouseEvent } from "react";

import { attemptPath } from "../../contract/quiz/paths";
import type { QuizMessages } from "../../messages/quizMessages";
import s from "./AttemptBar.module.css";
import type { AttemptView } from "./AttemptView";

interface Props {
  readonly view: AttemptView;
  readonly t: QuizMessages;
}

const pad = (count: number): string => String(count).padStart(2, "0");

/** 06:42, and hours before it where there are any. */
const clockOf = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return [...(hours > 0 ? [String(hours)] : []), pad(minutes), pad(seconds % 60)].join(":");
};

/** Minutes that are told to whoever does not see the clock. */
const TOLD_MINUTES = new Set([10, 5, 1]);

const Timer = ({ seconds, t }: { readonly seconds: number; readonly t: QuizMessages }) => {
  const minutes = Math.ceil(seconds / 60);
  return (
    <p className={cx(s.timer, seconds <= 60 && s.late)}>
      <Icon name="clock" />
      <span role="timer" aria-label={t.timeLeft} suppressHydrationWarning>
        {clockOf(seconds)}
      </span>
      <span role="status" className={s.told}>
        {TOLD_MINUTES.has(minutes) ? t.minutesLeft(minutes) : ""}
      </span>
    </p>
  );
};

/** The quiz, where one is in it, and the time that is left. */
export const AttemptBar = observer(function AttemptBar({ view, t }: Props) {
  const { attempt, current, secondsLeft, answeredCount } = view;
  const go = (event: MouseEvent, n: number): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    view.go(n);
  };
  const stateOf = (n: number): string =>
    [
      n === current ? t.stateCurrent : view.isAnswered(n) ? t.stateDone : t.stateOpen,
      view.isFlagged(n) && t.stateFlagged,
    ]
      .filter(Boolean)
      .join(", ");
  const total = attempt.questions.length;
  return (
    <header className={s.bar}>
      <div className={s.row}>
        <p className={s.title}>
          {attempt.title}
          {(attempt.isPreview || attempt.isPractice) && <small>{attempt.isPreview ? t.preview : t.practice}</small>}
        </p>
        {secondsLeft !== null && <Timer seconds={secondsLeft} t={t} />}
        <nav className={s.dots} aria-label={t.questionOf(Math.min(current, total), total)}>
          <ol>
            {attempt.questions.map(({ n }) => (
              <li key={n}>
                <a
                  href={attemptPath(attempt.slug, attempt.id, n)}
                  className={cx(s.dot, view.isAnswered(n) && s.done, view.isFlagged(n) && s.flagged)}
                  aria-current={n === current ? "step" : undefined}
                  aria-label={`${t.questionOf(n, total)}, ${stateOf(n)}`}
                  onClick={(event) => go(event, n)}
                >
                  {n}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <svg className={s.progress} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(answeredCount / Math.max(1, total)) * 100} height="1" />
      </svg>
    </header>
  );
});
