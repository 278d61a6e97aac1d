import { Button } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";

import { attemptPath } from "../../contract/quiz/paths";
import type { QuizMessages } from "../../messages/quizMessages";
import type { AttemptView } from "./AttemptView";
import s from "./HandIn.module.css";

interface Props {
  readonly view: AttemptView;
  readonly t: QuizMessages;
}

interface ListProps extends Props {
  readonly title: string;
  readonly numbers: readonly number[];
}

const Numbers = ({ title, numbers, view, t }: ListProps) => (
  <section className={s.list}>
    <h2 className={s.title}>{title}</h2>
    <ul>
      {numbers.map((n) => (
        <li key={n}>
          <a
            href={attemptPath(view.attempt.slug, view.attempt.id, n)}
            aria-label={t.questionOf(n, view.attempt.questions.length)}
            onClick={(event) => {
              event.preventDefault();
              view.go(n);
            }}
          >
            {n}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** The end: what is missing, what was flagged, and the button that hands in. */
export const HandIn = observer(function HandIn({ view, t }: Props) {
  const { attempt, isSubmitting, phase } = view;
  const numbers = attempt.questions.map(({ n }) => n);
  const missing = numbers.filter((n) => !view.isAnswered(n));
  const flagged = numbers.filter((n) => view.isFlagged(n));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={s.end}>
      <h1 ref={heading} tabIndex={-1} className={s.heading}>
        {t.endTitle}
      </h1>
      <p>
        {missing.length === 0 ? t.endAll : t.endMissing(missing.length)}{" "}
        {flagged.length > 0 && t.endFlagged(flagged.length)}
      </p>
      {missing.length > 0 && <Numbers title={t.endEmpty} numbers={missing} view={view} t={t} />}
      {flagged.length > 0 && <Numbers title={t.endFlags} numbers={flagged} view={view} t={t} />}
      <div className={s.actions}>
        <Button
          type="submit"
          name="act"
          value="submit"
          busy={isSubmitting}
          busyLabel={t.submitting}
          onClick={(event) => {
            event.preventDefault();
            void view.submit();
          }}
        >
          {t.handIn}
        </Button>
        <Button
          type="submit"
          variant="line"
          name="act"
          value="first"
          onClick={(event) => {
            event.preventDefault();
            view.go(missing[0] ?? 1);
          }}
        >
          {t.toQuestions}
        </Button>
      </div>
      {isSubmitting && phase === "offline" && <p role="alert">{t.offlineSubmit}</p>}
    </div>
  );
});
