import { Icon } from "@serambi/kernel/ui";

import s from "./Drill.module.css";
import type { FigureOf } from "./FigureOf";
import f from "./Figures.module.css";
import { inPlaces } from "../inPlaces";

/** Words in two scripts: what was asked, what was written, what it is worth. */
export const Drill = ({ script, title, rows }: FigureOf<"drill">) => (
  <div className={f.figure}>
    <p className={f.title}>{title}</p>
    <ul className={s.rows}>
      {inPlaces(rows).map(({ key, item: { latin, written, state, note } }) => (
        <li key={key} className={s.row} data-state={state}>
          <b className={s.latin}>{latin}</b>
          <span lang={script} className={s.written}>
            {written}
          </span>
          <span className={s.state}>{state !== "open" && <Icon name={state === "right" ? "check" : "close"} />}</span>
          {note && <span className={s.note}>{note}</span>}
        </li>
      ))}
    </ul>
  </div>
);
