import { parse } from "yaml";
import * as z from "zod";

import { jakartaInstant } from "../../contract/jakartaTime";
import { BRANCHES, STAGES, STEPS } from "../../contract/league/leagueWords";
import { SEASON } from "../../contract/teamLimits";
import { schoolEntries } from "../schools/directory";
import files from "./league.folder";

const Words = z.strictObject({ id: z.string(), en: z.string() });
const Round = Words.extend({ exercise: z.string().optional() });
const Branches = z.record(z.enum(BRANCHES), z.array(Round).length(5));

/** A team as an author writes it down, in the group that it began the season in. */
const Team = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(3).max(50),
  code: z.string().regex(/^[A-Z0-9]{3}$/),
  npsn: z.string().refine((npsn) => schoolEntries().some((school) => school.npsn === npsn), "no such school"),
  branch: z.enum(BRANCHES),
  coach: z.string().min(3).max(100),
});
const Groups = z.record(z.string().regex(/^[A-Z]$/), z.array(Team).length(4));
export type SeedTeam = z.infer<typeof Team>;

const Time = z.string().regex(/^\d\d\.\d\d$/);
/** `2-1 0-0 …`: points of home and away, round by round. */
const Rounds = z.string().regex(/^\d-\d( \d-\d){4}$/);

const Match = z.strictObject({
  group: z.string().optional(),
  on: z.iso.date().optional(),
  at: Time,
  home: z.string(),
  away: z.string(),
  branch: z.enum(BRANCHES),
  place: z.string().optional(),
  task: Words.optional(),
  rounds: Rounds.optional(),
});
const Day = z.strictObject({
  week: z.int().optional(),
  step: z.enum(STEPS).optional(),
  on: z.iso.date().optional(),
  matches: z.array(Match),
});
const File = z.strictObject({
  stage: z.enum(STAGES),
  place: z.string().default(""),
  weeks: z.array(Day).default([]),
  steps: z.array(Day).default([]),
});

export interface SeedMatch {
  readonly season: string;
  readonly stage: string;
  readonly group: string;
  readonly week: number;
  readonly step: string;
  readonly slot: number;
  /** Slugs. */
  readonly home: string;
  readonly away: string;
  readonly branch: string;
  readonly startsAt: string;
  readonly place: string;
  readonly task: z.infer<typeof Words> | null;
  readonly rounds: readonly z.infer<typeof Round>[];
  /** Points of home and away by round; null for what is to come. */
  readonly played: readonly (readonly [number, number])[] | null;
}

const textOf = (name: string): string => files[name] ?? "";

/** Every team of the files. @throws Error where two have one code */
export const seedTeams = (): readonly SeedTeam[] => {
  const teams = Object.keys(files)
    .filter((name) => name.startsWith("teams/"))
    .flatMap((name) => Object.values(Groups.parse(parse(textOf(name)))).flat());
  if (new Set(teams.map(({ code }) => code)).size < teams.length) throw new Error("Two teams have one code");
  return teams;
};

const playedOf = (rounds: string | undefined): SeedMatch["played"] =>
  rounds?.split(" ").map((round) => [Number(round[0]), Number(round[2])] as const) ?? null;

/** Every match of the files, the folder of each names its season. @throws Error where a code is no team's, or a day is missing */
export const seedMatches = (): readonly SeedMatch[] => {
  const byCode = new Map(seedTeams().map(({ code, slug }) => [code, slug]));
  const slugOf = (code: string): string => {
    const slug = byCode.get(code);
    if (slug === undefined) throw new Error(`No team has the code ${code}`);
    return slug;
  };
  const branches = Branches.parse(parse(textOf("branches.yaml")));
  return Object.keys(files)
    .filter((name) => SEASON.test(name.split("/")[0] ?? ""))
    .flatMap((name) => {
      const [season = ""] = name.split("/");
      const { stage, place, weeks, steps } = File.parse(parse(textOf(name)));
      return [...weeks, ...steps].flatMap(({ week = 0, step = "", on, matches }) =>
        matches.map(({ group = "", home, away, branch, task = null, rounds, ...match }, slot): SeedMatch => {
          const day = match.on ?? on;
          if (day === undefined) throw new Error(`${name}: ${home} against ${away} has no day`);
          return {
            season,
            stage,
            group,
            week,
            step,
            slot,
            home: slugOf(home),
            away: slugOf(away),
            branch,
            startsAt: jakartaInstant(day, match.at.replace(".", ":")).toISOString(),
            place: match.place ?? place,
            task,
            rounds: branches[branch],
            played: playedOf(rounds),
          };
        }),
      );
    });
};
