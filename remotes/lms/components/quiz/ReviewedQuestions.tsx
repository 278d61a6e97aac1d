import { cx, TextLink } from "@serambi/kernel/ui";

import type { ReviewedQuestion } from "../../contract/quiz/Review";
import type { QuizMessages } from "../../messages/quizMessages";
import s from "./ReviewedQuestions.module.css";
import { Blocks, Spans } from "./Words";

interface Props {
  readonly questions: readonly ReviewedQuestion[];
  readonly language: "id" | "en";
  readonly t: QuizMessages;
}

const MARKS = { right: "markRight", partly: "markPartly", wrong: "markWrong", none: "markNone" } as const;

type Lines = NonNullable<ReviewedQuestion["right"]>;

const Told = ({
  name,
  lines,
  language,
}: {
  readonly name: string;
  readonly lines: Lines;
  readonly language: string;
}) => (
  <div className={s.told}>
    <dt>{name}</dt>
    {/* oxlint-disable react/no-array-index-key -- lines of one answer */}
    {lines.map((spans, at) => (
      <dd key={at} lang={language}>
        <Spans spans={spans} />
      </dd>
    ))}
    {/* oxlint-enable react/no-array-index-key */}
    {lines.length === 0 && <dd>–</dd>}
  </div>
);

/** Questions after the end: what was chosen, what is right where that is told, and why. */
export const ReviewedQuestions = ({ questions, language, t }: Props) => (
  <ol className={s.list}>
    {questions.map(({ n, mark, blocks, yours, right, feedback, read }) => (
      <li key={n} className={s.item}>
        <p className={s.number} aria-hidden="true">
          {n}
        </p>
        <div className={s.words}>
          <p className={cx(s.mark, s[mark])}>{t[MARKS[mark]]}</p>
          <h2 className={s.question} lang={language}>
            {blocks.map((block) => (block.kind === "text" ? <Spans key="question" spans={block.spans} /> : null))}
          </h2>
          <dl className={s.answers}>
            <Told name={t.you} lines={yours} language={language} />
            {right && <Told name={t.answer} lines={right} language={language} />}
          </dl>
          {(feedback.length > 0 || read) && (
            <div className={s.reason} lang={language}>
              <Blocks blocks={feedback} />
              {read && (
                <p>
                  <TextLink to={read.href}>{read.label}</TextLink>
                </p>
              )}
            </div>
          )}
        </div>
      </li>
    ))}
  </ol>
);
