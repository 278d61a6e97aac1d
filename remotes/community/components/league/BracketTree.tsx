import { cx, Kain, TextLink } from "@serambi/kernel/ui";

import type { Bracket, BracketMatch } from "../../contract/league/bracket";
import type { Team } from "../../contract/league/League";
import { matchPath } from "../../contract/paths";
import type { LeagueMessages } from "../../messages/league.id";
import s from "./BracketTree.module.css";

interface BracketTreeProps {
  readonly bracket: Bracket;
  readonly season: string;
  readonly teams: ReadonlyMap<string, Team>;
  readonly t: LeagueMessages;
}

interface BoardProps extends Pick<BracketTreeProps, "teams" | "t"> {
  readonly entry: BracketMatch;
}

const Board = ({ entry: { match, winner, isDisplaced }, teams, t }: BoardProps) => {
  const { id, home, away, score, state, step, isCorrected } = match;
  const nameOf = (slug: string | null): string => (slug === null ? t.undecided : (teams.get(slug)?.name ?? slug));
  const sides = [
    { slug: home, points: score[0], place: "home" },
    { slug: away, points: score[1], place: "away" },
  ];
  const isEqual = state === "finished" && winner === null;
  return (
    <div className={cx(s.board, step === "final" && s.final)}>
      <TextLink to={matchPath(id)} className={s.link}>
        {sides.map(({ slug, points, place }) => (
          <span key={place} className={cx(s.side, slug !== null && slug === winner && s.winner)}>
            {nameOf(slug)}
            <b>{state === "before" ? "–" : points}</b>
          </span>
        ))}
      </TextLink>
      {isCorrected && <p className={s.note}>{isEqual ? t.noWinner : t.corrected}</p>}
      {isDisplaced && <p className={s.note}>{t.displaced}</p>}
    </div>
  );
};

/** The bracket: rounds side by side with the lines between them; on a phone one below the other. */
export const BracketTree = ({ bracket: { steps, champion }, season, ...props }: BracketTreeProps) => {
  const { t, teams } = props;
  return (
    <div className={s.tree}>
      {steps.map(({ step, matches }) => (
        <div key={step} className={s.round}>
          <h3>{t[step]}</h3>
          <ol>
            {matches.map((entry) => (
              <li key={entry.match.id} className={s.match}>
                <Board entry={entry} {...props} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      <p className={s.champion} role="status">
        {champion !== null && (
          <>
            <Kain
              seed="panji-juara"
              motif="tumpal"
              ground="secondary"
              scaleHeight={673}
              variant="field"
              width={136}
              height={192}
              className={s.pennant}
            />
            <span>{t.champion(season)}</span>
            <b>{teams.get(champion)?.name ?? champion}</b>
          </>
        )}
      </p>
    </div>
  );
};
