import s from "./Chart.module.css";
import type { FigureOf } from "./FigureOf";
import f from "./Figures.module.css";
import { Meter } from "./Meter";
import { inPlaces } from "../inPlaces";

/** Bars to be compared, and the goal across them. */
export const Chart = ({ title, bars, goal }: FigureOf<"chart">) => (
  <div className={f.figure}>
    <p className={f.title}>{title}</p>
    <ul className={s.bars}>
      {inPlaces(bars).map(({ key, item: { label, labelIn, value, text } }) => (
        <li key={key} className={s.bar}>
          <span lang={labelIn} className={labelIn && s.script}>
            {label}
          </span>
          <Meter value={value} goal={goal?.value} className={s.meter} />
          <span className={s.value}>{text}</span>
        </li>
      ))}
    </ul>
    {goal && (
      <p className={s.goal}>
        <span className={s.sign} />
        {goal.text}
      </p>
    )}
  </div>
);
