import type { Language } from "@serambi/kernel/contracts";
import { TextLink } from "@serambi/kernel/ui";

import { formatMoment } from "../../contract/jakartaTime";
import type { LeagueMatch, Team } from "../../contract/league/League";
import { refereePath } from "../../contract/paths";
import type { RefereeMessages } from "../../messages/referee.id";
import s from "./DeskRows.module.css";

interface DeskRowsProps {
  readonly matches: readonly LeagueMatch[];
  readonly teams: ReadonlyMap<string, Team>;
  readonly language: Language;
  readonly t: RefereeMessages;
}

/** Matches that a referee may open. */
export const DeskRows = ({ matches, teams, language, t }: DeskRowsProps) => {
  const nameOf = (slug: string | null): string => (slug === null ? t.undecided : (teams.get(slug)?.name ?? slug));
  return (
    <ul className={s.rows}>
      {matches.map(({ id, home, away, state, score, startsAt, place }) => (
        <li key={id}>
          <TextLink to={refereePath(id)} className={s.names}>
            {nameOf(home)} – {nameOf(away)}
          </TextLink>
          <span className={s.state}>
            {t[state]}
            {state !== "before" && ` ${score.join("–")}`}
          </span>
          <span className={s.when}>
            {formatMoment(startsAt, language)}, {place}
          </span>
        </li>
      ))}
    </ul>
  );
};
