import { Checkbox, VisuallyHidden } from "@serambi/kernel/ui";
import { useState } from "react";

import type { Entry, MatchSheet } from "../../contract/league/League";
import { clockText } from "../../contract/league/matchState";
import type { MatchMessages } from "../../messages/match.id";
import { entryWords, whoOf } from "./entryWords";
import s from "./MatchCourse.module.css";

interface MatchCourseProps {
  readonly sheet: MatchSheet;
  /** The entry that came last while the page stood. */
  readonly latest: Entry | null;
  readonly t: MatchMessages;
}

/** The part of the last entry that is read out. */
const spoken = ({ latest, sheet, t }: MatchCourseProps): string => {
  if (latest === null) return "";
  const sign = latest.points === 0 ? "" : `${t.signed(latest.points)} `;
  return t.said(whoOf(latest, sheet, t), sign + entryWords(latest, sheet, t), sheet.match.score.join("–"));
};

/** Everything that was noted, the newest first; what comes is read out while somebody wants that. */
export const MatchCourse = (props: MatchCourseProps) => {
  const [isRead, setRead] = useState(true);
  const { sheet, t } = props;
  return (
    <section className={s.course} aria-labelledby="course">
      <div className={s.top}>
        <h2 id="course">{t.course}</h2>
        <Checkbox label={t.read} checked={isRead} onChange={(event) => setRead(event.currentTarget.checked)} />
      </div>
      <VisuallyHidden>
        <span role="status">{isRead ? spoken(props) : ""}</span>
      </VisuallyHidden>
      {sheet.entries.length === 0 ? (
        <p className={s.nothing}>{t.nothing}</p>
      ) : (
        <ol reversed>
          {sheet.entries.toReversed().map((entry) => (
            <li key={entry.id} data-side={entry.side || "referee"} data-kind={entry.kind}>
              <span className={s.minute}>
                <VisuallyHidden>{t.minute(clockText(entry.second))}</VisuallyHidden>
                <span aria-hidden="true">{clockText(entry.second)}</span>
              </span>
              <div className={s.what}>
                <b>{whoOf(entry, sheet, t)}</b>
                <p>{entryWords(entry, sheet, t)}</p>
              </div>
              {entry.points !== 0 && <strong>{t.signed(entry.points)}</strong>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
