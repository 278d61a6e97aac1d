import type { FigureOf } from "./FigureOf";
import f from "./Figures.module.css";
import s from "./Question.module.css";
import { inPlaces } from "../inPlaces";

/** A question as it is answered. */
export const Question = ({ label, text, options, optionsIn, chosen, feedback }: FigureOf<"question">) => (
  <div className={f.figure}>
    <p className={f.small}>{label}</p>
    <p className={s.text}>{text}</p>
    <ul className={s.options}>
      {inPlaces(options).map(({ key, item: option, place }) => (
        <li key={key} className={s.option} data-chosen={place === chosen || undefined}>
          <span className={s.mark} />
          <span lang={optionsIn} className={optionsIn && s.script}>
            {option}
          </span>
        </li>
      ))}
    </ul>
    <p className={s.feedback}>{feedback}</p>
  </div>
);
