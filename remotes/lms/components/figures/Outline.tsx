import { Icon } from "@serambi/kernel/ui";

import type { FigureOf } from "./FigureOf";
import f from "./Figures.module.css";
import { Meter } from "./Meter";
import s from "./Outline.module.css";
import { inPlaces } from "../inPlaces";

/** A class from top to bottom: what is done, where one is, what is to come. */
export const Outline = ({ title, percent, percentText, rows }: FigureOf<"outline">) => (
  <div className={f.figure}>
    <p className={f.title}>{title}</p>
    <div className={s.progress}>
      <Meter value={percent} />
      <p className={f.small}>{percentText}</p>
    </div>
    <ol className={s.rows}>
      {inPlaces(rows).map(({ key, item: { label, note, state } }) => (
        <li key={key} className={s.row} data-state={state}>
          <span className={s.sign}>{state === "done" && <Icon name="check" />}</span>
          <span className={s.label}>{label}</span>
          {note && <span className={f.small}>{note}</span>}
        </li>
      ))}
    </ol>
  </div>
);
