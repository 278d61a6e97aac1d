import type { FigureOf } from "./FigureOf";
import f from "./Figures.module.css";
import s from "./Sheet.module.css";
import { inPlaces } from "../inPlaces";

/** Names and what each has; the last column counts most. */
export const Sheet = ({ title, corner, columns, rows, note }: FigureOf<"sheet">) => (
  <div className={f.figure}>
    <p className={f.title}>{title}</p>
    <div className={s.sheet} data-columns={columns.length}>
      <div className={s.head}>
        <span>{corner}</span>
        {inPlaces(columns).map(({ key, item }) => (
          <span key={key}>{item}</span>
        ))}
      </div>
      {inPlaces(rows).map(({ key: row, item: { name, cells } }) => (
        <div key={row} className={s.row}>
          <span className={s.name}>{name}</span>
          {inPlaces(columns).map(({ key, place }) => (
            <span key={key}>{cells[place]}</span>
          ))}
        </div>
      ))}
    </div>
    {note && <p className={f.small}>{note}</p>}
  </div>
);
