import { observer } from "mobx-react-lite";
import { useId } from "react";

import { answerAt } from "../../../contract/quiz/readAnswer";
import { Spans, wordsOf } from "../Words";
import type { FieldProps } from "./FieldProps";
import s from "./MatchField.module.css";

/** Each left side with a list of right sides. */
export const MatchField = observer(function MatchField({ question: { n, lefts, options }, view, t }: FieldProps) {
  const id = useId();
  const answer = view.answerOf(n);
  const choose = (at: number, letter: string): void =>
    view.choose(
      n,
      lefts.map((_left, place) => (place === at ? letter : (answer[place] ?? ""))),
    );
  return (
    <ul className={s.pairs}>
      {lefts.map((left, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- left sides keep their places
        <li key={at} className={s.pair}>
          <label className={s.left} htmlFor={`${id}-${at}`}>
            <Spans spans={left} />
          </label>
          <select
            id={`${id}-${at}`}
            className={s.right}
            name={answerAt(at)}
            value={answer[at] ?? ""}
            onChange={({ currentTarget: { value } }) => choose(at, value)}
          >
            <option value="">{t.pick}</option>
            {options.map(({ letter, spans }) => (
              <option key={letter} value={letter}>
                {wordsOf(spans)}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
});
