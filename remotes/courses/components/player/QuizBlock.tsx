import { useMessages } from "@serambi/kernel/remote";
import { Button, cx, Icon, Radio } from "@serambi/kernel/ui";
import { useState } from "react";

import type { LessonBlock } from "../../contract/hosts/lessons";
import type { Messages } from "../../messages/id";
import s from "./QuizBlock.module.css";

type QuizBlockProps = Omit<Extract<LessonBlock, { kind: "quiz" }>, "kind">;

/**
 * A question that learners answer for themselves. The reply is read out when it comes; another answer takes it away.
 * `method="dialog"` keeps a browser that has not taken the page over yet from loading it anew.
 */
export const QuizBlock = ({ id, question, choices }: QuizBlockProps) => {
  const t = useMessages<Messages>();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const answer = chosen === null ? undefined : choices[chosen];
  const right = choices.find(({ isRight }) => isRight);
  return (
    <form
      method="dialog"
      className={s.quiz}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
      }}
    >
      <fieldset>
        <legend>
          <span className={s.kicker}>{t.quiz}</span>
          {question}
        </legend>
        {choices.map(({ text }, index) => (
          <Radio
            // oxlint-disable-next-line react/no-array-index-key -- two choices may read the same, and none changes its place
            key={index}
            className={s.choice}
            name={`quiz-${id}`}
            value={String(index)}
            label={text}
            checked={chosen === index}
            onChange={({ target }) => {
              // Where the choice was made before the page could hear, the one that lost it is told, too.
              if (!target.checked) return;
              setChosen(index);
              setIsChecked(false);
            }}
          />
        ))}
      </fieldset>
      <Button type="submit" variant="line" size="small" className={s.check}>
        {t.quizCheck}
      </Button>
      <div aria-live="polite">
        {isChecked && (
          <p className={cx(s.reply, answer && (answer.isRight ? s.right : s.wrong))}>
            <Icon name={answer?.isRight ? "check" : "info"} />
            <span>
              {answer ? (
                <>
                  <b>{answer.isRight ? t.quizRight : t.quizWrong}</b> {answer.reply}
                </>
              ) : (
                t.quizChoose
              )}
            </span>
          </p>
        )}
      </div>
      {right && (
        <details className={s.plain}>
          <summary>{t.quizAnswer}</summary>
          <p>
            <b>{right.text}</b> {right.reply}
          </p>
        </details>
      )}
    </form>
  );
};
