import { observer } from "mobx-react-lite";

import { ANSWER, answerAt } from "../../../contract/quiz/readAnswer";
import { Spans } from "../Words";
import type { FieldProps } from "./FieldProps";
import s from "./Options.module.css";

/** One or several of a few, each with the letter of its key. */
export const ChoiceField = observer(function ChoiceField({ question, view, t }: FieldProps) {
  const { n, kind, options } = question;
  const chosen = view.answerOf(n);
  const isSingle = kind === "choice";
  const toggle = (letter: string, isOn: boolean): void =>
    view.choose(
      n,
      isSingle ? [letter] : isOn ? [...chosen, letter].toSorted() : chosen.filter((one) => one !== letter),
    );
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{t.answers}</legend>
      <div className={s.options}>
        {options.map(({ letter, spans }) => (
          <label key={letter} className={s.option}>
            <input
              type={isSingle ? "radio" : "checkbox"}
              name={isSingle ? ANSWER : answerAt(letter)}
              value={letter}
              checked={chosen.includes(letter)}
              aria-keyshortcuts={letter}
              onChange={({ currentTarget: { checked } }) => toggle(letter, checked)}
            />
            <span className={s.words}>
              <Spans spans={spans} />
            </span>
            <kbd aria-hidden="true">{letter}</kbd>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
