import { Checkbox } from "@serambi/kernel/ui";

import type { EditorProps } from "./EditorProps";
import s from "./Rows.module.css";
import { AddRow, RowTools } from "./RowTools";

const LETTERS = "ABCDEFGHIJKL";

/** Answers of a choice with the right ones marked and a reply to each; or steps in their right order. */
export const AnswerRows = ({ question, valueOf, errorOf, t }: EditorProps) => {
  if (question.kind === "order")
    return (
      <fieldset className={s.group}>
        <legend className={s.legend}>{t.answers}</legend>
        <ol className={s.rows}>
          {question.items.map(({ id, text }, at) => (
            <li key={id} className={s.row}>
              <span className={s.letter}>{at + 1}</span>
              <span className={s.words}>
                <input
                  name={`text.${id}`}
                  aria-label={t.itemText(at + 1)}
                  maxLength={500}
                  defaultValue={valueOf(`text.${id}`, text)}
                />
                {errorOf(`text.${id}`) && <small className={s.error}>{errorOf(`text.${id}`)}</small>}
              </span>
              <RowTools row={id} what={text} t={t} />
            </li>
          ))}
        </ol>
        <AddRow t={t} />
        <p className={s.note}>{t.itemsNote}</p>
      </fieldset>
    );
  if (question.kind !== "choice" && question.kind !== "choices") return null;
  const isSingle = question.kind === "choice";
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{t.answers}</legend>
      {errorOf("right") && <p className={s.error}>{errorOf("right")}</p>}
      <ol className={s.rows}>
        {question.choices.map(({ id, text, isRight, feedback, percent }, at) => {
          const letter = LETTERS[at] ?? "";
          return (
            <li key={id} className={s.row}>
              <input
                type={isSingle ? "radio" : "checkbox"}
                className={s.key}
                name={isSingle ? "right" : `right.${id}`}
                value={isSingle ? id : "1"}
                defaultChecked={isRight}
                aria-label={t.answerRight(letter)}
              />
              <span className={s.words}>
                <input
                  name={`text.${id}`}
                  aria-label={t.answerText(letter)}
                  maxLength={1000}
                  defaultValue={valueOf(`text.${id}`, text)}
                />
                <span className={s.say}>
                  <span aria-hidden="true">→</span>
                  <input
                    name={`say.${id}`}
                    aria-label={t.answerSay(letter)}
                    maxLength={2000}
                    defaultValue={valueOf(`say.${id}`, feedback)}
                  />
                </span>
                {percent !== undefined && (
                  <input
                    name={`percent.${id}`}
                    className={s.percent}
                    aria-label={t.answerPercent(letter)}
                    inputMode="decimal"
                    defaultValue={valueOf(`percent.${id}`, String(percent))}
                  />
                )}
                {errorOf(`text.${id}`) && <small className={s.error}>{errorOf(`text.${id}`)}</small>}
              </span>
              <RowTools row={id} what={text} t={t} />
            </li>
          );
        })}
      </ol>
      <AddRow t={t} />
      <div className={s.under}>
        <Checkbox name="shuffle" value="1" label={t.shuffle} defaultChecked={question.isShuffled} />
        <Checkbox name="several" value="1" label={t.several} defaultChecked={!isSingle} />
        <p className={s.note}>{t.feedbackNote}</p>
      </div>
    </fieldset>
  );
};
