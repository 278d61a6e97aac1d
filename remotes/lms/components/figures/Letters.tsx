import type { FigureOf } from "./FigureOf";
import f from "./Figures.module.css";
import s from "./Letters.module.css";
import { inPlaces } from "../inPlaces";

/** One letter on ruled lines, as large as it will go, and those that come with it. */
export const Letters = ({ script, letter, said, note, others }: FigureOf<"letters">) => (
  <div className={f.figure}>
    <div className={s.stage}>
      <p lang={script} className={s.letter} data-dressed={letter.length > 1 || undefined}>
        {letter}
      </p>
      <p className={s.said}>
        <b>{said}</b> <span>{note}</span>
      </p>
    </div>
    <ul className={s.others}>
      {inPlaces(others).map(({ key, item: other }) => (
        <li key={key}>
          <span lang={script} className={s.small}>
            {other.letter}
          </span>
          <span className={f.small}>{other.said}</span>
        </li>
      ))}
    </ul>
  </div>
);
