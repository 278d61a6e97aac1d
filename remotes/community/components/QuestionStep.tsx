import { Icon, VisuallyHidden, cx } from "@serambi/kernel/ui";

import type { PersonalityQuestion } from "../contract/Personality";
import { QUESTION_COUNT } from "../contract/personalityStyles";
import type { PersonalityMessages } from "../messages/personality.id";
import s from "./QuestionStep.module.css";

interface QuestionStepProps {
  readonly question: PersonalityQuestion;
  readonly t: PersonalityMessages;
  readonly isCurrent: boolean;
  /** Both choices are the same statement. */
  readonly isSame: boolean;
  /** What was typed before, by the names of fields. */
  readonly values: Readonly<Record<string, string>>;
}

const WAYS = [
  { letter: "m", word: "most" },
  { letter: "l", word: "least" },
] as const;

/** A question: four statements, of which one is most and one least like somebody. */
export const QuestionStep = ({ question, t, isCurrent, isSame, values }: QuestionStepProps) => {
  const { number, prompt, statements } = question;
  const heading = `h${number}`;
  const fault = `e${number}`;
  return (
    <div
      id={`q${number}`}
      className={cx(s.step, isCurrent && s.current)}
      role="group"
      aria-labelledby={heading}
      {...(isSame && { "aria-describedby": fault })}
    >
      <p className={s.number}>{t.questionOf(number, QUESTION_COUNT)}</p>
      <h2 id={heading} className={s.prompt} tabIndex={-1}>
        {prompt}
      </h2>
      <p className={s.how}>
        {t.howBefore}
        <b>{t.howMost}</b>
        {t.howBetween}
        <b>{t.howLeast}</b>
        {t.howAfter}
      </p>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t.statement}</VisuallyHidden>
            </th>
            {WAYS.map(({ word }) => (
              <th key={word} scope="col" className={s.way}>
                {t[word]}
                <small>{t.likeMe}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statements.map((statement, place) => (
            <tr key={statement} className={cx(isSame && s.same)}>
              <th scope="row">{statement}</th>
              {WAYS.map(({ letter, word }) => (
                <td key={word}>
                  <label className={cx(s.pick, letter === "l" && s.no)}>
                    <input
                      type="radio"
                      name={`${letter}${number}`}
                      value={place}
                      defaultChecked={values[`${letter}${number}`] === String(place)}
                      aria-label={t.choice(t[word], statement)}
                    />
                    <span aria-hidden="true">
                      <Icon name={letter === "m" ? "check" : "minus"} />
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={fault} className={s.fault} role="status">
        {isSame && (
          <>
            <Icon name="alert" /> {t.same}
          </>
        )}
      </p>
    </div>
  );
};
