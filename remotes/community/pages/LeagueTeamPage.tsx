import type { PageProps } from "@serambi/kernel/remote";
import { ArrowLink, CopyButton, Kain, PageHead, ShareLink, Wrap } from "@serambi/kernel/ui";

import { FixtureRows } from "../components/league/FixtureRows";
import { LeagueForm } from "../components/league/LeagueForm";
import { leaguePath } from "../contract/league/leagueQuery";
import type { leagueTeamLoader } from "./leagueTeam.server";
import s from "./LeagueTeamPage.module.css";

type Props = PageProps<typeof leagueTeamLoader>;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

const Standing = ({ data: { standing, ranked }, context: { t } }: Pick<Props, "data" | "context">) => (
  <section className={s.standing} aria-labelledby="standing">
    <h2 id="standing">{t.standing}</h2>
    {standing === null ? (
      <p>{t.notRanked}</p>
    ) : (
      <>
        <p className={s.rank}>{t.rankOf(standing.rank, ranked)}</p>
        <dl className={s.figures}>
          {(
            [
              [t.played, standing.played],
              [t.won, standing.won],
              [t.drawn, standing.drawn],
              [t.lost, standing.lost],
              [t.solvedLong, `${standing.solved}–${standing.against}`],
              [t.points, standing.points],
            ] as const
          ).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{t.form}</dt>
            <dd>
              <LeagueForm outcomes={standing.form} words={t} />
            </dd>
          </div>
        </dl>
      </>
    )}
  </section>
);

const Badge = ({ data: { team, badgeUrl, pageUrl }, context: { t } }: Pick<Props, "data" | "context">) => {
  if (badgeUrl === null) return null;
  const alt = t.badgeAlt(team.name);
  const html = `<a href="${escaped(pageUrl)}"><img src="${escaped(badgeUrl)}" width="320" height="80" alt="${escaped(alt)}"></a>`;
  return (
    <section className={s.badge} aria-labelledby="badge">
      <h2 id="badge">{t.badge}</h2>
      <p>{t.badgeText}</p>
      <img src={new URL(badgeUrl).pathname} width={320} height={80} alt={alt} loading="lazy" />
      <pre>
        <code>{html}</code>
      </pre>
      <CopyButton text={html} texts={{ copy: t.copy, copied: t.copied, failed: t.copyFailed }} />
    </section>
  );
};

/** `/Liga-Smk/Team/{slug}` */
export const Page = ({ data, context }: Props) => {
  const { t, language } = context;
  const { team, season, matches, opponents, pageUrl } = data;
  const teams = new Map(opponents.map((one) => [one.slug, one]));
  const next = matches.filter(({ state }) => state !== "finished");
  const results = matches.filter(({ state }) => state === "finished").toReversed();
  return (
    <Wrap className={s.page}>
      <div className={s.head}>
        <PageHead heading={team.name} lede={`${team.school}, ${team.city}, ${team.province}`} />
        <Kain
          seed={`panji-${team.slug}`}
          motif="tumpal"
          ground="dark"
          scaleHeight={475}
          variant="field"
          width={136}
          height={192}
          className={s.pennant}
        />
      </div>
      <dl className={s.facts}>
        <div>
          <dt>{t.branch}</dt>
          <dd>{t[team.branch]}</dd>
        </div>
        {team.coach !== "" && (
          <div>
            <dt>{t.coach}</dt>
            <dd>{team.coach}</dd>
          </div>
        )}
      </dl>
      <Standing data={data} context={context} />
      {next.length > 0 && (
        <section aria-labelledby="next">
          <h2 id="next">{t.next}</h2>
          <FixtureRows matches={next} teams={teams} language={language} t={t} />
        </section>
      )}
      <section aria-labelledby="results">
        <h2 id="results">
          {t.results}, {t.season(season)}
        </h2>
        {results.length === 0 ? (
          <p>{t.noResults}</p>
        ) : (
          <FixtureRows matches={results} teams={teams} language={language} t={t} />
        )}
      </section>
      <Badge data={data} context={context} />
      <div className={s.ways}>
        <ShareLink
          url={pageUrl}
          title={t.shareText(team.name)}
          texts={{ copy: t.copyLink, share: t.share, copied: t.copied, failed: t.copyByHand }}
        />
        <ArrowLink to={leaguePath({ season })}>{t.toLeague}</ArrowLink>
      </div>
    </Wrap>
  );
};
