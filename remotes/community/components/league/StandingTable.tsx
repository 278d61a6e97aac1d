import { cx, Kain, TextLink, VisuallyHidden } from "@serambi/kernel/ui";

import type { Team } from "../../contract/league/League";
import type { Standing } from "../../contract/league/standings";
import { leagueTeamPath } from "../../contract/paths";
import type { LeagueMessages } from "../../messages/league.id";
import { LeagueForm } from "./LeagueForm";
import s from "./StandingTable.module.css";

interface StandingTableProps {
  readonly caption: string;
  readonly rows: readonly Standing[];
  readonly teams: ReadonlyMap<string, Team>;
  /** The rank below which a heavy line is drawn. */
  readonly through?: number | undefined;
  /** One of many tables on a page: smaller, without pennants. */
  readonly isSmall?: boolean | undefined;
  readonly t: LeagueMessages;
}

const GROUNDS = ["primary", "dark", "secondary"] as const;

const pennantOf = (slug: string) => ({
  seed: `panji-${slug}`,
  motif: "tumpal" as const,
  ground: GROUNDS[slug.length % GROUNDS.length] ?? "dark",
  scaleHeight: 475,
});

interface RowProps extends Omit<StandingTableProps, "caption" | "rows"> {
  readonly row: Standing;
  readonly isShared: boolean;
  /** The next row is below the line. */
  readonly isLast: boolean;
}

const Row = ({ row, teams, isShared, isLast, isSmall, t }: RowProps) => {
  const { slug, rank, played, won, drawn, lost, solved, against, form, points } = row;
  const team = teams.get(slug);
  return (
    <tr className={cx(isLast && s.last)}>
      <td className={s.rank}>
        {isShared ? (
          <>
            <span aria-hidden="true">{rank}=</span>
            <VisuallyHidden>{t.shared(rank)}</VisuallyHidden>
          </>
        ) : (
          rank
        )}
      </td>
      <th scope="row">
        <span className={s.team}>
          {!isSmall && <Kain {...pennantOf(slug)} variant="field" width={96} height={116} className={s.pennant} />}
          <span className={s.names}>
            <TextLink to={leagueTeamPath(slug)} className={s.name}>
              {team?.name ?? slug}
            </TextLink>
            <small>
              {team?.school}
              {!isSmall && team && `, ${team.province}`}
            </small>
          </span>
        </span>
      </th>
      <td className={cx(s.number, s.played)}>{played}</td>
      <td className={s.detail}>{won}</td>
      <td className={s.detail}>{drawn}</td>
      <td className={s.detail}>{lost}</td>
      <td className={s.detail}>{`${solved}–${against}`}</td>
      {!isSmall && (
        <td className={s.form}>
          <LeagueForm outcomes={form} words={t} />
        </td>
      )}
      <td className={cx(s.number, s.points)}>{points}</td>
    </tr>
  );
};

/** A table of teams, as `standingsOf` ranks them. */
export const StandingTable = ({ caption, rows, through, ...props }: StandingTableProps) => {
  const { t, isSmall } = props;
  const shared = new Set(
    rows.filter(({ rank }, at) => rows.findIndex((row) => row.rank === rank) !== at).map(({ rank }) => rank),
  );
  const isCut = (at: number): boolean =>
    through !== undefined && (rows[at]?.rank ?? 0) <= through && (rows[at + 1]?.rank ?? 0) > through;
  return (
    <table className={cx(s.table, isSmall && s.small)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden="true">#</span>
            <VisuallyHidden>{t.rank}</VisuallyHidden>
          </th>
          <th scope="col">{t.team}</th>
          <th scope="col" className={cx(s.number, s.played)}>
            {t.played}
          </th>
          <th scope="col" className={s.detail}>
            {t.won}
          </th>
          <th scope="col" className={s.detail}>
            {t.drawn}
          </th>
          <th scope="col" className={s.detail}>
            {t.lost}
          </th>
          <th scope="col" className={s.detail}>
            <span aria-hidden="true">{t.solved}</span>
            <VisuallyHidden>{t.solvedLong}</VisuallyHidden>
          </th>
          {!isSmall && (
            <th scope="col" className={s.form}>
              {t.form}
            </th>
          )}
          <th scope="col" className={s.number}>
            {t.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Row key={row.slug} {...props} row={row} isShared={shared.has(row.rank)} isLast={isCut(at)} />
        ))}
      </tbody>
    </table>
  );
};
