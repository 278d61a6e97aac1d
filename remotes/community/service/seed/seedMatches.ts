import { createHash } from "node:crypto";

import type { SeedCall } from "@serambi/kernel/service";

import type { Kind, Side } from "../../contract/league/leagueWords";
import type { SeedMatch, SeedTeam } from "./leagueContent";

const ROUND_SECONDS = 18 * 60;

/** The same name is the same id on a site, whenever the seed is written. */
const idOf = (tenantId: string, name: string): string => {
  const hex = createHash("sha256").update(`league ${tenantId} ${name}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
};

interface SeedEntry {
  readonly kind: Kind;
  readonly side: Side | "";
  readonly round: number;
  readonly second: number;
  readonly points: number;
}

const entry = (kind: Kind, round: number, second: number, points = 0, side: Side | "" = ""): SeedEntry => ({
  kind,
  side,
  round,
  second,
  points,
});

/** The entries of a match that is played and endorsed, as a referee would have noted them. */
const entriesOf = (played: NonNullable<SeedMatch["played"]>): readonly SeedEntry[] => {
  const rounds = played.flatMap(([home, away], index) => {
    const [round, start] = [index + 1, index * ROUND_SECONDS];
    return [
      ...(index === 0 ? [entry("begin", 1, 0)] : [entry("round", round, start)]),
      ...(home > 0 ? [entry("points", round, start + 431, home, "home")] : []),
      ...(away > 0 ? [entry("points", round, start + 744, away, "away")] : []),
    ];
  });
  const [last, end] = [played.length, played.length * ROUND_SECONDS];
  return [...rounds, entry("finish", last, end), entry("endorse", last, end)];
};

const writeTeams = async (
  { sql, tenant }: SeedCall,
  seasons: ReadonlyMap<string, readonly SeedTeam[]>,
): Promise<void> => {
  const rows = [...seasons].flatMap(([season, teams]) =>
    teams.map(({ slug, name, code, npsn, branch, coach }) => ({
      id: idOf(tenant.id, `${season} team ${slug}`),
      season,
      slug,
      name,
      code,
      npsn,
      branch,
      coach_name: coach,
      reference: `TM-${createHash("sha256").update(`team ${season} ${slug}`).digest("hex").slice(0, 8).toUpperCase()}`,
      registered_at: `${season.slice(0, 4)}-05-11T02:00:00Z`,
    })),
  );
  await sql.query(
    `insert into community_teams (tenant_id, id, season, slug, name, code, school_id, branch, coach_name, state, reference, registered_at)
     select $1::uuid, one.id, season, slug, one.name, code, school.id, branch, coach_name, 'confirmed', one.reference, one.registered_at
     from jsonb_to_recordset($2::jsonb) as one (id uuid, season text, slug text, name text, code text, npsn text, branch text,
       coach_name text, reference text, registered_at timestamptz)
     join community_schools school on school.tenant_id = $1::uuid and school.npsn = one.npsn
     on conflict do nothing`,
    [tenant.id, JSON.stringify(rows)],
  );
};

const keyOf = ({ season, stage, group, week, step, slot }: SeedMatch): string =>
  [season, stage, group, week, step, slot].join(" ");

/** Writes matches with what was noted of those that are played. A match that has begun since then stays as it is. */
export const writeLeague = async (
  call: SeedCall,
  { teams, matches }: { readonly teams: readonly SeedTeam[]; readonly matches: readonly SeedMatch[] },
): Promise<void> => {
  const { sql, tenant } = call;
  const bySeason = new Map(
    [...new Set(matches.map(({ season }) => season))].map((season) => {
      const playing = new Set(matches.filter((one) => one.season === season).flatMap(({ home, away }) => [home, away]));
      return [season, teams.filter(({ slug }) => playing.has(slug))];
    }),
  );
  await writeTeams(call, bySeason);
  const rows = matches.map(({ group, startsAt, task, played, home, away, ...match }) => ({
    ...match,
    id: idOf(tenant.id, keyOf({ group, startsAt, task, played, home, away, ...match })),
    group_name: group,
    home_id: idOf(tenant.id, `${match.season} team ${home}`),
    away_id: idOf(tenant.id, `${match.season} team ${away}`),
    starts_at: startsAt,
    task: task ?? {},
  }));
  await sql.query(
    `insert into community_league_matches (tenant_id, id, season, stage, group_name, week, step, slot, home_id, away_id, branch,
       starts_at, place, task, rounds, changed_at)
     select $1::uuid, id, season, stage, group_name, week, step, slot, home_id, away_id, branch, starts_at, place, task, rounds, starts_at
     from jsonb_to_recordset($2::jsonb) as one (id uuid, season text, stage text, group_name text, week int, step text, slot int,
       home_id uuid, away_id uuid, branch text, starts_at timestamptz, place text, task jsonb, rounds jsonb)
     on conflict (tenant_id, season, stage, group_name, week, step, slot) do update set home_id = excluded.home_id,
       away_id = excluded.away_id, branch = excluded.branch, starts_at = excluded.starts_at, place = excluded.place,
       task = excluded.task, rounds = excluded.rounds
     where community_league_matches.version = 0`,
    [tenant.id, JSON.stringify(rows)],
  );
  await writeEntries(call, matches);
};

const writeEntries = async ({ sql, tenant }: SeedCall, matches: readonly SeedMatch[]): Promise<void> => {
  const entries = matches.flatMap((match) => {
    const matchId = idOf(tenant.id, keyOf(match));
    const noted = match.played === null ? [] : entriesOf(match.played);
    return noted.map((one, index) => ({
      ...one,
      id: idOf(tenant.id, `${matchId} ${index + 1}`),
      match_id: matchId,
      number: index + 1,
      at: new Date(Date.parse(match.startsAt) + one.second * 1000).toISOString(),
    }));
  });
  await sql.query(
    `insert into community_league_entries (tenant_id, id, match_id, number, kind, side, round, second, points, seen, noted_at, received_at)
     select $1::uuid, one.id, match_id, number, kind, side, round, second, points, number - 1, at, at
     from jsonb_to_recordset($2::jsonb) as one (id uuid, match_id uuid, number int, kind text, side text, round int, second int,
       points int, at timestamptz)
     join community_league_matches on community_league_matches.tenant_id = $1::uuid and community_league_matches.id = match_id and version = 0
     on conflict do nothing`,
    [tenant.id, JSON.stringify(entries)],
  );
  await sql.query(
    `update community_league_matches set version = last.number, changed_at = last.at
     from (select match_id, max(number) as number, max(received_at) as at from community_league_entries where tenant_id = $1 group by match_id) last
     where tenant_id = $1 and id = last.match_id and version = 0`,
    [tenant.id],
  );
};
