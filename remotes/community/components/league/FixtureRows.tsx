import type { Language } from "@serambi/kernel/contracts";
import { TextLink, VisuallyHidden } from "@serambi/kernel/ui";

import { formatDay, formatTime, jakartaDay } from "../../contract/jakartaTime";
import type { LeagueMatch, Team } from "../../contract/league/League";
import { matchPath } from "../../contract/paths";
import type { LeagueMessages } from "../../messages/league.id";
import s from "./FixtureRows.module.css";

interface FixtureRowsProps {
  readonly matches: readonly LeagueMatch[];
  readonly teams: ReadonlyMap<string, Team>;
  readonly language: Language;
  readonly t: LeagueMessages;
}

/** Days with their matches, in the order in which they are given. */
const byDay = (matches: readonly LeagueMatch[]): ReadonlyMap<string, readonly LeagueMatch[]> => {
  const days = new Map<string, LeagueMatch[]>();
  for (const match of matches) {
    const day = jakartaDay(new Date(match.startsAt));
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return days;
};

const Row = ({ match, teams, language, t }: Omit<FixtureRowsProps, "matches"> & { readonly match: LeagueMatch }) => {
  const { id, home, away, state, score, branch, place, startsAt, isCorrected } = match;
  const nameOf = (slug: string | null): string => (slug === null ? t.undecided : (teams.get(slug)?.name ?? slug));
  const hasScore = state !== "before";
  return (
    <li className={s.row} data-branch={branch} data-state={state}>
      <span className={s.time}>
        {hasScore ? (
          <>
            <VisuallyHidden>{t.score(...score)}</VisuallyHidden>
            <span aria-hidden="true">{score.join("–")}</span>
          </>
        ) : (
          formatTime(startsAt, language)
        )}
      </span>
      <TextLink to={matchPath(id)} className={s.sides}>
        <b>{nameOf(home)}</b>
        <VisuallyHidden>{` ${t.against} `}</VisuallyHidden>
        <b>{nameOf(away)}</b>
      </TextLink>
      <span className={s.kind}>
        {state === "live" && <strong className={s.live}>{t.live}</strong>}
        {state === "awaiting" && <strong>{t.awaiting}</strong>}
        {isCorrected && <strong>{t.corrected}</strong>}
        {t[branch]}
        <span className={s.place}>{place}</span>
      </span>
    </li>
  );
};

/** Fixtures, day by day; the edge of a row tells the branch, and so does its word. */
export const FixtureRows = ({ matches, ...props }: FixtureRowsProps) => (
  <div className={s.days}>
    {[...byDay(matches)].map(([day, rows]) => (
      <section key={day} className={s.day}>
        <h3>{formatDay(day, props.language)}</h3>
        <ol>
          {rows.map((match) => (
            <Row key={match.id} match={match} {...props} />
          ))}
        </ol>
      </section>
    ))}
  </div>
);
