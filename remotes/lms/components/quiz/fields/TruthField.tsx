import { observer } from "mobx-react-lite";

import { ANSWER } from "../../../contract/quiz/readAnswer";
import type { FieldProps } from "./FieldProps";
import s from "./Options.module.css";

/** True or false, under A and B. */
export const TruthField = observer(function TruthField({ question: { n }, view, t }: FieldProps) {
  const [chosen] = view.answerOf(n);
  const options = [
    { value: "true", label: t.yes, letter: "A" },
    { value: "false", label: t.no, letter: "B" },
  ];
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{t.answers}</legend>
      <div className={s.options}>
        {options.map(({ value, label, letter }) => (
          <label key={value} className={s.option}>
            <input
              type="radio"
              name={ANSWER}
              value={value}
              checked={chosen === value}
              aria-keyshortcuts={letter}
              onChange={({ target }) => target.checked && view.choose(n, [value])}
            />
            <span className={s.words}>{label}</span>
            <kbd aria-hidden="true">{letter}</kbd>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
