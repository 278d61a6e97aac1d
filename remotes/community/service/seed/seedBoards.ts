import type { SeedCall } from "@serambi/kernel/service";
import { parse } from "yaml";
import * as z from "zod";

import { BRANCHES } from "../../contract/branches";
import { addDays, jakartaDay } from "../../contract/jakartaTime";
import { countBoards } from "../boards/countBoards";
import { writeWords } from "../boards/playerWords";
import { BoardSetting } from "../boards/settings";
import { mondayOf } from "../boards/weeks";
import files from "./boards.folder";

const WEEKS = 6;
/** The week that what was solved before the others is written down for. */
const WEEKS_BEFORE = 10;

const Counts = z.array(z.int().min(0).max(200));

const Pupil = z.strictObject({
  name: z.string().min(3).max(60),
  branch: z.enum(BRANCHES),
  exercises: Counts.length(WEEKS),
  quizzes: Counts.length(WEEKS),
  before: z.tuple([z.int().min(0), z.int().min(0)]),
});
type SeedPupil = z.infer<typeof Pupil> & { readonly npsn: string };

/** Setting and pupils that the seed of a site's boards is written from. */
export interface SeedBoards {
  readonly setting: BoardSetting;
  readonly pupils: readonly SeedPupil[];
}

const sites = () => z.record(z.string(), BoardSetting).parse(parse(files["sites.yaml"] ?? ""));

export const seededBoardSettings = () =>
  Object.fromEntries(Object.entries(sites()).map(([key, boards]) => [key, { boards }]));

/** The boards of the seed, by the keys of their sites. */
export const seededBoards = (): Readonly<Record<string, SeedBoards>> => {
  const bySchool = z.record(z.string(), z.array(Pupil)).parse(parse(files["players.yaml"] ?? ""));
  const pupils = Object.entries(bySchool).flatMap(([npsn, found]) => found.map((pupil) => ({ ...pupil, npsn })));
  return Object.fromEntries(Object.entries(sites()).map(([key, setting]) => [key, { setting, pupils }]));
};

/** Writes pupils whose school takes part at the site, and counts its boards. */
export const seedBoards = async ({ sql, tenant }: SeedCall, { setting, pupils }: SeedBoards): Promise<void> => {
  const now = new Date();
  const thisWeek = mondayOf(jakartaDay(now));
  const weekAgo = (weeks: number): string => addDays(thisWeek, -7 * weeks);
  await sql.query(
    `insert into community_players (tenant_id, name, school_id, branch, joined_at)
     select $1::uuid, one.name, schools.id, one.branch, $3
     from jsonb_to_recordset($2::jsonb) as one (name text, npsn text, branch text)
     join community_schools as schools on schools.tenant_id = $1 and schools.npsn = one.npsn
     where not exists (select 1 from community_players as known
       where known.tenant_id = $1 and known.school_id = schools.id and known.name = one.name)`,
    [tenant.id, JSON.stringify(pupils), now],
  );
  await writeWords({ sql, tenant });
  const points = pupils.flatMap(({ name, npsn, exercises, quizzes, before: [exercisesBefore, quizzesBefore] }) => [
    ...exercises.map((count, index) => ({
      name,
      npsn,
      week: weekAgo(WEEKS - 1 - index),
      exercises: count,
      quizzes: quizzes[index] ?? 0,
    })),
    { name, npsn, week: weekAgo(WEEKS_BEFORE), exercises: exercisesBefore, quizzes: quizzesBefore },
  ]);
  await sql.query(
    `insert into community_points (tenant_id, player_id, week, exercises, quizzes)
     select $1::uuid, players.id, one.week, one.exercises, one.quizzes
     from jsonb_to_recordset($2::jsonb) as one (name text, npsn text, week date, exercises int, quizzes int)
     join community_schools as schools on schools.tenant_id = $1 and schools.npsn = one.npsn
     join community_players as players on players.tenant_id = $1 and players.school_id = schools.id and players.name = one.name
       and players.person_id = ''
     on conflict do nothing`,
    [tenant.id, JSON.stringify(points)],
  );
  await countBoards({ sql, tenant, now }, setting);
};
