import { bareAnswer, type BareAnswer, type ServiceCall, type ServiceUser } from "@serambi/kernel/service";

import type { LeagueNews } from "../../contract/league/League";
import { matchStateOf } from "../../contract/league/matchState";
import type { Note, Noted } from "../../contract/league/Note";
import { UNDO_SECONDS } from "../../contract/league/refereeRules";
import { oneAtATime } from "../oneAtATime";
import {
  readEntries,
  readMatch,
  readMatchRow,
  shownEntries,
  toEntry,
  type EntryRow,
  type MatchRow,
} from "./readMatches";
import { refusalOf } from "./refusalOf";
import { leagueTexts } from "./texts";

type Call = ServiceCall<unknown, Note, unknown, ServiceUser>;

/** Entries of two referees are for one moment where their clocks differ by no more than this. */
const MOMENT_SECONDS = 10;
/** The way from a device to the server may take so much of the seconds in which an entry can be taken back. */
const WAY_SECONDS = 10;

/** A device that is without a line for longer than this is not told from one whose clock is wrong. */
const LONGEST_OFFLINE_MS = 6 * 3_600_000;

/** The device's clock says when something was noted; no entry is of the future, or of long ago. */
const notedAt = (at: string, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(Date.parse(at), now.getTime() - LONGEST_OFFLINE_MS)));

const keep = async (
  call: Call,
  number: number,
  change: { void_by?: string; held_with?: string } = {},
): Promise<void> => {
  const { sql, tenant, body, user, now } = call;
  const { id, match, kind, side, round, second, points, words, target = null, seen, at } = body;
  await sql.query(
    `insert into community_league_entries (tenant_id, id, match_id, number, kind, side, round, second, points, words, target_id, void_by,
       held_with, seen, person_id, noted_at, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      tenant.id,
      id,
      match,
      number,
      kind,
      side,
      round,
      second,
      points,
      words,
      target,
      change.void_by ?? null,
      change.held_with ?? null,
      seen,
      user.id,
      notedAt(at, now),
      now,
    ],
  );
  await sql.query(
    "update community_league_matches set version = $3, changed_at = $4 where tenant_id = $1 and id = $2::uuid",
    [tenant.id, match, number, now],
  );
};

/** The colleagues' entries for the same moment that this referee had not seen. */
const sameMoment = ({ body, user }: Call, entries: readonly EntryRow[]): EntryRow | undefined =>
  body.kind === "points"
    ? entries.find(
        (entry) =>
          entry.kind === "points" &&
          entry.side === body.side &&
          entry.number > body.seen &&
          entry.person_id !== user.id &&
          entry.void_by === null &&
          Math.abs(entry.second - body.second) <= MOMENT_SECONDS,
      )
    : undefined;

const setVoid = ({ sql, tenant, body }: Call, where: string, value: string): Promise<object[]> =>
  sql.query(
    `update community_league_entries set void_by = $3, held_with = null
     where tenant_id = $1 and match_id = $2::uuid and ${where}`,
    [tenant.id, body.match, body.id, value],
  );

/** Takes an entry of the last seconds back. */
const takeBack = async (call: Call, entries: readonly EntryRow[]): Promise<void> => {
  const { body, user, now, fail } = call;
  const target = entries.find(({ id }) => id === body.target) ?? fail(404, leagueTexts.noEntry);
  const age = (now.getTime() - new Date(target.received_at).getTime()) / 1000;
  const isOfKind = ["points", "timeout", "correction"].includes(target.kind);
  if (target.person_id !== user.id || !isOfKind || target.void_by !== null || age > UNDO_SECONDS + WAY_SECONDS)
    return fail(409, leagueTexts.tooLateToUndo);
  // A score that a captain has agreed to, or a referee endorsed, is changed with a reason only.
  if (entries.some(({ kind, number }) => number > target.number && (kind === "agree" || kind === "endorse")))
    return fail(409, leagueTexts.tooLateToUndo);
  await setVoid(call, "id = $4::uuid", target.id);
  // One of two that differed is left: it counts.
  await call.sql.query(
    `update community_league_entries set held_with = null where tenant_id = $1 and match_id = $2::uuid and held_with = $3::uuid
       and (select count(*) from community_league_entries where tenant_id = $1 and held_with = $3::uuid) = 1`,
    [call.tenant.id, body.match, target.held_with],
  );
};

/** Lets one of the entries that differ count from now on, and the others never. */
const choose = async (call: Call, entries: readonly EntryRow[]): Promise<void> => {
  const { sql, tenant, body, fail } = call;
  const chosen = entries.find(({ id, held_with }) => id === body.target && held_with !== null);
  if (!chosen?.held_with) return fail(404, leagueTexts.noEntry);
  await sql.query("update community_league_entries set held_with = null where tenant_id = $1 and id = $2::uuid", [
    tenant.id,
    chosen.id,
  ]);
  await setVoid(call, "held_with = $4::uuid", chosen.held_with);
};

const hold = async (call: Call, first: EntryRow): Promise<string> => {
  const moment = first.held_with ?? first.id;
  await call.sql.query("update community_league_entries set held_with = $3 where tenant_id = $1 and id = $2::uuid", [
    call.tenant.id,
    first.id,
    moment,
  ]);
  return moment;
};

/** The players are written down once it begins: results that are corrected later change nothing of it. */
const fixTeams = async (call: Call, row: MatchRow): Promise<void> => {
  const { sql, tenant, fail } = call;
  const { home, away } = await readMatch(call, row);
  if (home === null || away === null) return fail(409, leagueTexts.noTeams);
  await sql.query(
    `update community_league_matches set
       home_id = (select id from community_teams where tenant_id = $1 and season = $3 and slug = $4),
       away_id = (select id from community_teams where tenant_id = $1 and season = $3 and slug = $5)
     where tenant_id = $1 and id = $2::uuid and (home_id is null or away_id is null)`,
    [tenant.id, row.id, row.season, home, away],
  );
};

/** Tells every open page what has changed since the version before. */
const tellNews = async (call: Call, before: readonly EntryRow[], number: number): Promise<void> => {
  const after = await readEntries(call, call.body.match);
  const [shown, past] = [shownEntries(after), shownEntries(before)];
  const known = new Set(past.map(({ id }) => id));
  const now = new Set(shown.map(({ id }) => id));
  const { state, score, isCorrected } = matchStateOf(shown);
  const news: LeagueNews = {
    match: call.body.match,
    version: number,
    state,
    score: [...score],
    isCorrected,
    isHeld: after.some(({ held_with }) => held_with !== null),
    add: shown.filter(({ id }) => !known.has(id)),
    drop: [...known].filter((id) => !now.has(id)),
  };
  await call.tellAll({ name: "league", data: { ...news } });
};

/** A failure whose writes stay: the entry is kept for the choice between the two. */
const differs = ({ language }: Call, other: EntryRow): BareAnswer =>
  bareAnswer({
    status: 409,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: {
      status: false,
      message: leagueTexts.differs[language],
      data: {
        fields: {
          entry: other.id,
          points: String(other.points),
          second: String(other.second),
          by: other.by_name ?? "",
        },
      },
    },
  });

/**
 * `league/note`: adds an entry to a match. What is sent twice is one; one that a colleague has noted as well is kept without counting; one
 * that differs is held with the colleague's until one of the two is chosen, and neither counts.
 * @throws 404 for a match of another site; 409 where the match is at another point, or a colleague noted something else
 */
export const noteEntry = async (call: Call): Promise<Noted | BareAnswer> => {
  const { sql, tenant, body, fail } = call;
  await oneAtATime(sql, tenant.id, `league ${body.match}`);
  const row = (await readMatchRow(call, body.match)) ?? fail(404, leagueTexts.noMatch);
  const entries = await readEntries(call, row.id);
  const known = entries.find(({ id }) => id === body.id);
  if (known) return { version: row.version, same: false };
  const number = row.version + 1;
  const other = sameMoment(call, entries);
  if (other && other.points === body.points) {
    await keep(call, number, { void_by: other.id });
    await tellNews(call, entries, number);
    return { version: number, same: true };
  }
  const state = matchStateOf(
    entries.filter(({ void_by, held_with }) => void_by === null && held_with === null).map(toEntry),
  );
  const refusal = refusalOf(body, state, { row, isHeld: entries.some(({ held_with }) => held_with !== null) });
  if (refusal) return fail(409, refusal);
  if (body.kind === "void") await takeBack(call, entries);
  if (body.kind === "choose") await choose(call, entries);
  if (body.kind === "begin") await fixTeams(call, row);
  await keep(call, number, other ? { held_with: await hold(call, other) } : {});
  await tellNews(call, entries, number);
  return other ? differs(call, other) : { version: number, same: false };
};
