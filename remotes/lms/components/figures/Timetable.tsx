import { Icon } from "@serambi/kernel/ui";

import type { FigureOf } from "./FigureOf";
import f from "./Figures.module.css";
import s from "./Timetable.module.css";
import { inPlaces } from "../inPlaces";

/** A week with its hours, and what is going on now. */
export const Timetable = ({ days, rows, live }: FigureOf<"timetable">) => (
  <div className={f.figure}>
    <div className={s.week} data-days={days.length}>
      <div className={s.head}>
        <span />
        {inPlaces(days).map(({ key, item }) => (
          <span key={key}>{item}</span>
        ))}
      </div>
      {inPlaces(rows).map(({ key: hour, item: { time, cells }, place: row }) => (
        <div key={hour} className={s.row}>
          <span className={f.small}>{time}</span>
          {inPlaces(days).map(({ key, place: day }) => (
            <span
              key={key}
              className={cells[day] ? s.lesson : undefined}
              data-live={(row === live?.row && day === live.day) || undefined}
            >
              {cells[day]}
            </span>
          ))}
        </div>
      ))}
    </div>
    {live && (
      <p className={s.live}>
        <Icon name="live" />
        <span>{live.text}</span>
      </p>
    )}
  </div>
);
