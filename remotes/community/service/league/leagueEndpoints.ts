import { endpoint, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import type { LeagueNow, Season } from "../../contract/league/League";
import { Note, type History } from "../../contract/league/Note";
import { SEASON } from "../../contract/teamLimits";
import { readSetting } from "../readSetting";
import { noteEntry } from "./noteEntry";
import { readChanged, readEntries, readMatches, readMatchRow, readSheet, readTeams, toEntry } from "./readMatches";
import { LeagueSetting } from "./settings";
import { leagueTexts } from "./texts";

const REFEREES = { roles: ["superadmin", "admin", "lead_program"] } as const;

type Call<Query> = ServiceCall<Query>;

const SeasonQuery = z.object({ season: z.string().regex(SEASON).optional() });
const MatchQuery = z.object({ id: z.uuid() });
const LiveQuery = z.object({
  match: z.uuid().optional(),
  season: z.string().regex(SEASON).optional(),
  since: z.iso.datetime().optional(),
});

/** The season that is asked for, or the newest one. @throws 404 where the site shows no such season */
const findSeason = async ({ fail, ...call }: Call<unknown>, wanted: string | undefined) => {
  const setting = (await readSetting(call, "league", LeagueSetting)) ?? fail(404, leagueTexts.noLeague);
  const { seasons } = setting;
  const found = seasons.find(({ season }) => season === (wanted ?? seasons[0]?.season));
  return { ...(found ?? fail(404, leagueTexts.noSeason)), seasons: seasons.map(({ season }) => season) };
};

/** `league/season`: teams and matches, out of which tables and bracket are made. */
const readSeason = async (call: Call<z.output<typeof SeasonQuery>>): Promise<Season> => {
  const { season, seasons, knockoutOn = null } = await findSeason(call, call.query.season);
  return {
    season,
    seasons,
    knockoutOn,
    teams: await readTeams(call, season),
    matches: [...(await readMatches(call, season))],
    asOf: call.now.toISOString(),
  };
};

const sheetOf = async (call: Call<unknown>, id: string) =>
  readSheet(call, (await readMatchRow(call, id)) ?? call.fail(404, leagueTexts.noMatch));

/** `league/live`: begins with all of one match, or with the matches of a season that have changed since a page was made. */
const readNow = async (call: Call<z.output<typeof LiveQuery>>): Promise<LeagueNow> => {
  const { match, season, since } = call.query;
  const asOf = call.now.toISOString();
  if (match !== undefined) return { sheet: await sheetOf(call, match), matches: [], asOf };
  const found = await findSeason(call, season);
  const changed = await readChanged(call, found.season, new Date(since ?? asOf));
  return { sheet: null, matches: [...changed], asOf };
};

/** `league/history`: every entry of a match, those that were taken back among them, with who noted it and when. */
const readHistory = async (call: ServiceCall<z.output<typeof MatchQuery>>): Promise<History> => {
  const row = (await readMatchRow(call, call.query.id)) ?? call.fail(404, leagueTexts.noMatch);
  const entries = await readEntries(call, row.id);
  return {
    version: row.version,
    entries: entries.map((entry) => ({
      ...toEntry(entry),
      number: entry.number,
      receivedAt: new Date(entry.received_at).toISOString(),
      by: entry.by_name ?? "",
      isOwn: entry.person_id !== "" && entry.person_id === call.user?.id,
      isVoid: entry.void_by !== null,
      heldWith: entry.held_with,
    })),
  };
};

/** The league: seasons, matches, what is live, and the entries of referees. */
export const leagueEndpoints = [
  endpoint({
    host: "community",
    method: "GET",
    path: "/league/season",
    access: "anyone",
    query: SeasonQuery,
    handle: readSeason,
  }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/league/match",
    access: "anyone",
    query: MatchQuery,
    handle: (call) => sheetOf(call, call.query.id),
  }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/league/live",
    access: "anyone",
    query: LiveQuery,
    events: ["league"],
    handle: readNow,
  }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/league/history",
    access: REFEREES,
    query: MatchQuery,
    handle: readHistory,
  }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/league/note",
    access: REFEREES,
    body: Note,
    handle: noteEntry,
  }),
];
