import { Form, useNavigation } from "@serambi/kernel/remote";
import { Button, cx, TextField, TextLink } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import { authorPath } from "../../../contract/quiz/paths";
import type { Question } from "../../../contract/quiz/Quiz";
import { questionsOf } from "../../../contract/quiz/questions";
import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";
import type { AuthorData } from "./AuthorData";
import s from "./QuestionList.module.css";

interface Props {
  readonly data: AuthorData;
  readonly hidden: ReactNode;
  readonly t: QuizAuthorMessages;
}

/** Every question with its kind and how many get it right. */
export const QuestionList = ({ data, hidden, t }: Props) => {
  const isBusy = useNavigation().state === "loading";
  const { slug, quiz, language, languages, selected, items, names } = data;
  const questions = questionsOf(quiz);
  const lang = languages.length > 1 ? language : undefined;
  const entryOf = (question: Question) => {
    const n = questions.indexOf(question) + 1;
    const item = items.find(({ id }) => id === question.id);
    const percent = item?.difficulty == null ? null : Math.round(item.difficulty * 100);
    return (
      <li key={question.id}>
        <TextLink
          to={authorPath(slug, { question: question.id, lang })}
          className={cx(s.link, question.id === selected && s.on)}
          aria-current={question.id === selected ? "true" : undefined}
        >
          <span className={s.n}>{n}</span>
          <span className={s.words}>
            {names[question.id]}
            <small>{[t[question.kind], percent !== null && t.right(percent)].filter(Boolean).join(", ")}</small>
          </span>
          {percent !== null && (
            <svg className={cx(s.share, item?.warning && s.odd)} viewBox="0 0 48 6" aria-hidden="true">
              <rect width={percent * 0.48} height="6" />
            </svg>
          )}
        </TextLink>
      </li>
    );
  };
  return (
    <nav className={s.list} aria-label={t.questions}>
      <h2 className={s.heading}>{t.summary(questions.length, quiz.minutes)}</h2>
      {quiz.sections.map((section) => (
        <div key={section.id}>
          {quiz.sections.length > 1 && <h3 className={s.section}>{section.title}</h3>}
          <ol className={s.questions}>{section.questions.map(entryOf)}</ol>
        </div>
      ))}
      <Form className={s.new}>
        {hidden}
        <input type="hidden" name="form" value="new" />
        <Button type="submit" variant="line" wide busy={isBusy}>
          {t.newQuestion}
        </Button>
      </Form>
      <details>
        <summary>{t.newSection}</summary>
        <Form className={s.new}>
          {hidden}
          <input type="hidden" name="form" value="section" />
          <TextField name="sectionTitle" label={t.newSectionTitle} maxLength={120} required />
          <Button type="submit" variant="line" wide busy={isBusy}>
            {t.newSection}
          </Button>
        </Form>
      </details>
    </nav>
  );
};
