import type { FigureOf } from "./FigureOf";
import f from "./Figures.module.css";
import s from "./Leaf.module.css";
import { inPlaces } from "../inPlaces";

/** A palm leaf with its holes, read line by line: one is being read, those before it are. */
export const Leaf = ({ script, lines, current, note }: FigureOf<"leaf">) => (
  <div className={f.figure}>
    <ol className={s.leaf}>
      {inPlaces(lines).map(({ key, item: { written, reading }, place }) => (
        <li key={key} className={s.line} data-current={place === current || undefined}>
          <span lang={script} className={s.written}>
            {written}
          </span>
          <span className={s.reading}>{place <= current && reading}</span>
        </li>
      ))}
    </ol>
    <p className={f.small}>{note}</p>
  </div>
);
