import type { Language } from "@serambi/kernel/contracts";
import type { ServiceCall } from "@serambi/kernel/service";

import { bracketOf } from "../../contract/league/bracket";
import type { Entry, LeagueMatch, MatchSheet, Team } from "../../contract/league/League";
import {
  regionOf,
  type Branch,
  type Kind,
  type Side,
  type Stage,
  type State,
  type Step,
} from "../../contract/league/leagueWords";
import { cityName, provinceName } from "../schools/readSchools";

type Call = Pick<ServiceCall, "sql" | "tenant">;

interface TeamRow {
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  readonly branch: Branch;
  readonly coach_name: string;
  readonly school: string;
  readonly province_id: string;
  readonly city_id: string;
}

/** Teams of a season that the office has confirmed, by name. @param slugs these only; missing: all */
export const readTeams = async (
  { sql, tenant }: Call,
  season: string,
  slugs: readonly (string | null)[] | null = null,
): Promise<Team[]> => {
  const rows = await sql.query<TeamRow>(
    `select team.slug, team.name, team.code, team.branch, team.coach_name, school.name as school, school.province_id, school.city_id
     from community_teams team
     join community_schools school on school.tenant_id = team.tenant_id and school.id = team.school_id
     where team.tenant_id = $1 and team.season = $2 and team.state = 'confirmed' and ($3::text[] is null or team.slug = any($3))
     order by team.name, team.slug`,
    [tenant.id, season, slugs],
  );
  return rows.map(({ slug, name, code, branch, school, ...row }) => ({
    slug,
    name,
    code,
    branch,
    school,
    coach: row.coach_name,
    city: cityName(row.city_id),
    province: provinceName(row.province_id),
    region: regionOf(row.province_id),
  }));
};

interface Words {
  readonly id?: string;
  readonly en?: string;
}

export interface MatchRow {
  readonly id: string;
  readonly season: string;
  readonly stage: Stage;
  readonly group_name: string;
  readonly week: number;
  readonly step: Step | "";
  readonly slot: number;
  readonly home: string | null;
  readonly away: string | null;
  readonly branch: Branch;
  readonly starts_at: string;
  readonly place: string;
  readonly task: Words;
  readonly rounds: readonly (Words & { readonly exercise?: string })[];
  readonly version: number;
  readonly home_points: number;
  readonly away_points: number;
  readonly state: State;
  readonly is_corrected: boolean;
}

/** Entries that count. */
const COUNTS = "void_by is null and held_with is null";

/** Scores and states are read off the entries, in one pass over those of the wanted matches. */
const matchesWhere = (where: string): string => `
  select match.id::text as id, match.season, match.stage, match.group_name, match.week, match.step, match.slot, home.slug as home,
    away.slug as away, match.branch, match.starts_at, match.place, match.task, match.rounds, match.version,
    coalesce(sum(entry.points) filter (where entry.side = 'home'), 0)::int as home_points,
    coalesce(sum(entry.points) filter (where entry.side = 'away'), 0)::int as away_points,
    case when bool_or(entry.kind = 'endorse') then 'finished' when bool_or(entry.kind = 'finish') then 'awaiting'
      when bool_or(entry.kind = 'begin') then 'live' else 'before' end as state,
    coalesce(max(entry.number) filter (where entry.kind = 'correction') > min(entry.number) filter (where entry.kind = 'endorse'), false)
      as is_corrected
  from community_league_matches match
  left join community_teams home on home.tenant_id = match.tenant_id and home.id = match.home_id
  left join community_teams away on away.tenant_id = match.tenant_id and away.id = match.away_id
  left join community_league_entries entry on entry.tenant_id = match.tenant_id and entry.match_id = match.id and ${COUNTS}
  where match.tenant_id = $1 and ${where}
  group by match.tenant_id, match.id, home.slug, away.slug
  order by match.starts_at, match.stage, match.group_name, match.step, match.slot`;

const toMatch = (row: MatchRow): LeagueMatch => ({
  id: row.id,
  stage: row.stage,
  group: row.group_name,
  week: row.week,
  step: row.step,
  slot: row.slot,
  home: row.home,
  away: row.away,
  branch: row.branch,
  startsAt: new Date(row.starts_at).toISOString(),
  place: row.place,
  state: row.state,
  score: [row.home_points, row.away_points],
  version: row.version,
  isCorrected: row.is_corrected,
});

/** Matches of the bracket that have not begun get the teams that earlier results send there. */
const withBracket = (matches: readonly LeagueMatch[]): readonly LeagueMatch[] => {
  const resolved = new Map(
    bracketOf(matches).steps.flatMap((step) => step.matches.map(({ match }) => [match.id, match] as const)),
  );
  return matches.map((match) => resolved.get(match.id) ?? match);
};

export const readMatches = async ({ sql, tenant }: Call, season: string): Promise<readonly LeagueMatch[]> =>
  withBracket((await sql.query<MatchRow>(matchesWhere("match.season = $2"), [tenant.id, season])).map(toMatch));

/** Matches of a season in which something was noted since then. */
export const readChanged = async (
  { sql, tenant }: Call,
  season: string,
  since: Date,
): Promise<readonly LeagueMatch[]> => {
  const where = "match.season = $2 and match.changed_at >= $3";
  return (await sql.query<MatchRow>(matchesWhere(where), [tenant.id, season, since])).map(toMatch);
};

export const readMatchRow = async ({ sql, tenant }: Call, id: string): Promise<MatchRow | undefined> =>
  (await sql.query<MatchRow>(matchesWhere("match.id = $2::uuid"), [tenant.id, id]))[0];

/** A match as it stands in its season: its teams may come from the bracket. */
export const readMatch = async (call: Call, row: MatchRow): Promise<LeagueMatch> => {
  if (row.step === "" || (row.home !== null && row.away !== null)) return toMatch(row);
  return (await readMatches(call, row.season)).find(({ id }) => id === row.id) ?? toMatch(row);
};

export interface EntryRow {
  readonly id: string;
  readonly number: number;
  readonly kind: Kind;
  readonly side: Side | "";
  readonly round: number;
  readonly second: number;
  readonly points: number;
  readonly words: string;
  readonly target_id: string | null;
  readonly void_by: string | null;
  readonly held_with: string | null;
  readonly person_id: string;
  readonly by_name: string | null;
  readonly noted_at: string;
  readonly received_at: string;
}

export const readEntries = ({ sql, tenant }: Call, matchId: string): Promise<EntryRow[]> =>
  sql.query<EntryRow>(
    `select entry.id::text as id, number, kind, side, round, second, points, words, target_id::text as target_id,
       void_by::text as void_by, held_with::text as held_with, person_id, persons.name as by_name, noted_at, received_at
     from community_league_entries entry left join persons on persons.id::text = entry.person_id
     where entry.tenant_id = $1 and match_id = $2::uuid order by number`,
    [tenant.id, matchId],
  );

export const toEntry = ({ id, kind, side, round, second, points, words, ...row }: EntryRow): Entry => ({
  id,
  kind,
  side,
  round,
  second,
  points,
  words,
  at: new Date(row.noted_at).toISOString(),
  // The referee who endorsed a result is told to everybody; the one who pressed a button is not.
  by: kind === "endorse" ? (row.by_name ?? "") : "",
});

/** `void` and `choose` are seen by what they do. */
const isShown = ({ kind, void_by, held_with }: EntryRow): boolean =>
  void_by === null && held_with === null && kind !== "void" && kind !== "choose";

export const shownEntries = (rows: readonly EntryRow[]): Entry[] => rows.filter(isShown).map(toEntry);

/** A match with all that was noted in it and counts. */
export const readSheet = async (
  call: Call & { readonly now: Date; readonly language: Language },
  row: MatchRow,
): Promise<MatchSheet> => {
  const { language, now } = call;
  const match = await readMatch(call, row);
  const teams = await readTeams(call, row.season, [match.home, match.away]);
  const entries = await readEntries(call, row.id);
  return {
    match,
    season: row.season,
    home: teams.find(({ slug }) => slug === match.home) ?? null,
    away: teams.find(({ slug }) => slug === match.away) ?? null,
    task: row.task[language] ?? "",
    rounds: row.rounds.map((round) => ({ title: round[language] ?? "", exercise: round.exercise ?? "" })),
    entries: shownEntries(entries),
    isHeld: entries.some(({ held_with }) => held_with !== null),
    asOf: now.toISOString(),
  };
};
