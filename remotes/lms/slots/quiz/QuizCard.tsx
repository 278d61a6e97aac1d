import { useLanguage, useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { Badge, ButtonLink, TextLink } from "@serambi/kernel/ui";

import { attemptPath, hasQuizzes, quizPath, reviewPath } from "../../contract/quiz/paths";
import type { QuizMessages } from "../../messages/quizMessages";
import type { quizSlot } from "./quiz.server";
import s from "./QuizCard.module.css";

/** A quiz in a chapter or on a page: what it is, how far one is, and the way in. */
export const Slot = ({ data: quiz }: SlotProps<typeof quizSlot>) => {
  const t = useMessages<QuizMessages>();
  const language = useLanguage();
  const tenant = useTenant();
  if (!quiz?.isLive || !hasQuizzes(tenant)) return <p className={s.facts}>{t.slotNone}</p>;
  const [last] = quiz.done;
  const facts = [
    t.count(quiz.questionCount),
    quiz.minutes === null ? t.noHurry : t.minutes(quiz.minutes),
    t.rulePass(quiz.passPercent),
  ];
  const to = quiz.openAttempt === null ? quizPath(quiz.slug) : attemptPath(quiz.slug, quiz.openAttempt);
  return (
    <section className={s.card} aria-label={`${t.quizzes}: ${quiz.title}`}>
      <p className={s.kicker}>{t.quizzes}</p>
      <h2 className={s.title} lang={quiz.language === language ? undefined : quiz.language}>
        {quiz.title}
      </h2>
      <p className={s.facts}>{facts.join(" · ")}</p>
      <div className={s.actions}>
        {quiz.attemptsLeft !== 0 || quiz.openAttempt !== null ? (
          <ButtonLink to={to} variant={quiz.isPassed ? "line" : undefined}>
            {quiz.openAttempt !== null ? t.goOn : quiz.done.length > 0 ? t.beginAgain : t.begin}
          </ButtonLink>
        ) : (
          <p>{t.noneLeft}</p>
        )}
        {quiz.isPassed && <Badge tone="success" icon="check">{`${t.passed}, ${quiz.bestPercent ?? 0}%`}</Badge>}
        {!quiz.isPassed && quiz.bestPercent !== null && <Badge>{t.best(quiz.bestPercent)}</Badge>}
        {last && <TextLink to={reviewPath(quiz.slug, last.id)}>{t.attempt(last.number)}</TextLink>}
      </div>
    </section>
  );
};
