import { formatDate } from "@serambi/kernel/i18n";
import type { PageProps, RemoteDeps } from "@serambi/kernel/remote";
import { ArrowLink, ChoiceLinks, EmptyState, PageHead, Section, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import { BracketTree } from "../components/league/BracketTree";
import { FixtureRows } from "../components/league/FixtureRows";
import { StandingTable } from "../components/league/StandingTable";
import { bracketOf } from "../contract/league/bracket";
import type { LeagueMatch, Team } from "../contract/league/League";
import { tableStage, weeksPlayed } from "../contract/league/leagueParts";
import { leaguePath } from "../contract/league/leagueQuery";
import { REGIONS } from "../contract/league/leagueWords";
import { standingsOf, teamsIn } from "../contract/league/standings";
import type { LeagueMessages } from "../messages/league.id";
import { LeagueStore } from "../stores/league/LeagueStore";
import type { leagueLoader } from "./league.server";
import s from "./LeaguePage.module.css";

type Props = PageProps<typeof leagueLoader, LeagueStore>;
type Data = Props["data"];

export const createStore = (data: Data, deps: RemoteDeps): LeagueStore => new LeagueStore(data, deps);

/** As many as go on from the one table of all. */
const THROUGH = 8;
const FEW = 4;

interface PartProps {
  readonly data: Data;
  readonly matches: readonly LeagueMatch[];
  readonly teams: ReadonlyMap<string, Team>;
  readonly context: Props["context"];
}

const Views = ({
  data: { season, view, hasGroups, leaderboardsPath },
  context: { t },
}: Pick<PartProps, "data" | "context">) => (
  <ChoiceLinks
    label={t.views}
    links={[
      { to: leaguePath({ season }), name: t.table, isChosen: view === "table" },
      ...(hasGroups
        ? [{ to: leaguePath({ season, view: "groups" }), name: t.groupsView, isChosen: view === "groups" }]
        : []),
      { to: leaguePath({ season, view: "matches" }), name: t.all, isChosen: view === "matches" },
      ...(leaderboardsPath === null ? [] : [{ to: leaderboardsPath, name: t.leaderboards, isChosen: false }]),
    ]}
  />
);

const Regions = ({ data: { season, view, region }, context: { t } }: Pick<PartProps, "data" | "context">) => (
  <ChoiceLinks
    label={t.regions}
    links={(["", ...REGIONS] as const).map((one) => ({
      to: leaguePath({ season, view, region: one }),
      name: one === "" ? t.national : t[one],
      isChosen: region === one,
    }))}
  />
);

/** Groups by their names; one without a name is all of the stage. */
const groupsIn = (matches: readonly LeagueMatch[]): readonly string[] =>
  [...new Set(matches.map(({ group }) => group))].toSorted((a, b) => a.localeCompare(b));

const Tables = ({ data: { view, region }, matches, teams, context: { t } }: PartProps) => {
  const stage = view === "groups" ? "regional" : tableStage(matches);
  const played = matches.filter((match) => match.stage === stage);
  const isOfRegion = (slug: string): boolean => region === "" || teams.get(slug)?.region === region;
  const tables = groupsIn(played).map((group) => {
    const own = played.filter((match) => match.group === group);
    return { group, rows: standingsOf(teamsIn(own), own).filter(({ slug }) => isOfRegion(slug)) };
  });
  const shown = tables.filter(({ rows }) => rows.length > 0);
  if (shown.length === 0)
    return (
      <EmptyState title={t.nobody} action={<ArrowLink to={leaguePath({ view })}>{t.everybody}</ArrowLink>}>
        {t.nobodyText}
      </EmptyState>
    );
  const week = weeksPlayed(played);
  if (stage === "national")
    return (
      <StandingTable
        caption={t.caption(t.table, week)}
        rows={shown[0]?.rows ?? []}
        teams={teams}
        through={THROUGH}
        t={t}
      />
    );
  return (
    <div className={s.groups}>
      {shown.map(({ group, rows }) => (
        <section key={group} aria-label={t.group(group)}>
          <h3>{t.group(group)}</h3>
          <StandingTable caption={t.caption(t.group(group), week)} rows={rows} teams={teams} isSmall t={t} />
        </section>
      ))}
    </div>
  );
};

const Bracket = ({ data: { season, seasons, knockoutOn }, matches, teams, context: { t, language } }: PartProps) => {
  const bracket = bracketOf(matches);
  const before = seasons.find((one) => one < season);
  return (
    <Section tone="field" id="bracket" labelledBy="bracket-title">
      <Wrap>
        <div className={s.top}>
          <h2 id="bracket-title">{t.bracketOf(season)}</h2>
          <p>{bracket.steps.length > 0 && t.bracketNote}</p>
        </div>
        {bracket.steps.length > 0 ? (
          <BracketTree bracket={bracket} season={season} teams={teams} t={t} />
        ) : (
          <p className={s.later}>
            {knockoutOn !== null && `${t.bracketLater(formatDate(knockoutOn, language))} `}
            {before !== undefined && (
              <ArrowLink to={`${leaguePath({ season: before })}#bracket`}>{t.bracketBefore(before)}</ArrowLink>
            )}
          </p>
        )}
      </Wrap>
    </Section>
  );
};

/** The matches that are live or come next; once all is played, the last ones. */
const nextOf = (
  matches: readonly LeagueMatch[],
): { readonly isPast: boolean; readonly rows: readonly LeagueMatch[] } => {
  const open = matches.filter(({ state }) => state !== "finished");
  const soon = open.filter(({ week, step }) => week === open[0]?.week && step === open[0].step);
  return soon.length > 0
    ? { isPast: false, rows: soon }
    : { isPast: true, rows: matches.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt)).slice(0, FEW) };
};

const Next = ({ data: { season }, matches, teams, context: { t, language } }: PartProps) => {
  const { isPast, rows } = nextOf(matches);
  return (
    <section className={s.part} aria-labelledby="next">
      <div className={s.top}>
        <h2 id="next">{isPast ? t.latest : t.next}</h2>
        <ArrowLink to={leaguePath({ season, view: "matches" })}>{t.all}</ArrowLink>
      </div>
      <FixtureRows matches={rows} teams={teams} language={language} t={t} />
    </section>
  );
};

const partName = ({ stage, week, step }: Data["parts"][number], t: LeagueMessages): string => {
  if (step !== "") return t[step];
  if (stage === "regional") return t.regionalWeek(week);
  return stage === "groups" ? t.groupsWeek(week) : t.week(week);
};

const AllMatches = ({ data: { season, part, parts }, matches, teams, context: { t, language } }: PartProps) => (
  <section className={s.part} aria-labelledby="all">
    <h2 id="all">{t.all}</h2>
    <ChoiceLinks
      label={t.part}
      links={parts.map((one) => ({
        to: leaguePath({ season, view: "matches", part: one.name }),
        name: partName(one, t),
        isChosen: one.name === part,
      }))}
    />
    <FixtureRows matches={matches} teams={teams} language={language} t={t} />
  </section>
);

/** `/Liga-Smk` */
export const Page = observer(function LeaguePage({ data, context, store }: Props) {
  const { t } = context;
  const { season, seasons, view, asOf } = data;
  useEffect(() => store.start(), [store, season, asOf]);
  const teams = new Map(data.teams.map((team) => [team.slug, team]));
  const parts: PartProps = { data, matches: store.matches, teams, context };
  const week = weeksPlayed(store.matches.filter(({ stage }) => stage === "national"));
  return (
    <>
      <Wrap className={s.page}>
        <PageHead heading={t.heading} lede={t.lede(season, view === "table" ? week : 0)} />
        <Views data={data} context={context} />
        {store.isCut && (
          <p role="status" className={s.cut}>
            {t.cut}
          </p>
        )}
        {view === "matches" ? (
          <AllMatches {...parts} />
        ) : (
          <section className={s.part} aria-labelledby="table">
            <div className={s.top}>
              <h2 id="table">{view === "groups" ? t.groupsView : t.table}</h2>
              <Regions data={data} context={context} />
            </div>
            <Tables {...parts} />
            <p className={s.note}>
              {view === "table" && week > 0 && `${t.through} `}
              {t.rules} {t.countsLater}
            </p>
          </section>
        )}
      </Wrap>
      {view === "table" && <Bracket {...parts} />}
      <Wrap className={s.page}>
        {view === "table" && <Next {...parts} />}
        <div className={s.ends}>
          <ChoiceLinks
            label={t.seasons}
            links={seasons.map((one) => ({
              to: leaguePath({ season: one }),
              name: t.season(one),
              isChosen: one === season,
            }))}
          />
          {data.registerPath !== null && <ArrowLink to={data.registerPath}>{t.register}</ArrowLink>}
        </div>
      </Wrap>
    </>
  );
});
