import type { FigureOf } from "./FigureOf";
import f from "./Figures.module.css";
import s from "./Thread.module.css";
import { inPlaces } from "../inPlaces";

/** A few messages between two who know each other. */
export const Thread = ({ title, messages }: FigureOf<"thread">) => (
  <div className={f.figure}>
    <p className={f.title}>{title}</p>
    <ol className={s.messages}>
      {inPlaces(messages).map(({ key, item: { who, text, isOwn } }) => (
        <li key={key} className={s.message} data-own={isOwn || undefined}>
          <p className={f.small}>{who}</p>
          <p className={s.text}>{text}</p>
        </li>
      ))}
    </ol>
  </div>
);
