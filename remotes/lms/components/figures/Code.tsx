import { cx } from "@serambi/kernel/ui";

import type { FigureOf } from "./FigureOf";
import f from "./Figures.module.css";
import s from "./Code.module.css";
import { inPlaces } from "../inPlaces";

const isComment = (line: string): boolean => /^\s*(?:#|\/\/|--)/.test(line);

/** A file and what comes of it, the languages that it could be in above. */
export const Code = ({ languages, file, lines, marked, outputTitle, output }: FigureOf<"code">) => (
  <div className={cx(f.figure, s.studio)}>
    {languages.length > 0 && (
      <ul className={s.languages}>
        {inPlaces(languages).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    )}
    <p className={s.file}>{file}</p>
    <ol className={s.lines} translate="no">
      {inPlaces(lines).map(({ key, item: line, place }) => (
        <li key={key} data-marked={place === marked || undefined} className={isComment(line) ? s.comment : undefined}>
          {line || " "}
        </li>
      ))}
    </ol>
    <div className={s.output}>
      <p className={s.outputTitle}>{outputTitle}</p>
      {inPlaces(output).map(({ key, item }) => (
        <p key={key} translate="no">
          {item}
        </p>
      ))}
    </div>
  </div>
);
