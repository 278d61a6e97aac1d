import { expect, it } from "@jest/globals";

import { bracketOf } from "../../contract/league/bracket";
import type { LeagueMatch } from "../../contract/league/League";
import { standingsOf, teamsIn } from "../../contract/league/standings";
import { seedMatches, seedTeams, type SeedMatch } from "./leagueContent";
import { seededMatches } from "./seedLeague";

const asPlayed = ({ played, ...match }: SeedMatch): LeagueMatch => ({
  ...(match as unknown as LeagueMatch), // the fields that the rules read have the same names
  id: `${match.stage} ${match.group} ${match.week} ${match.slot}`,
  state: played ? "finished" : "before",
  score: (played ?? []).reduce<[number, number]>(
    ([home, away], [more, moreAway]) => [home + more, away + moreAway],
    [0, 0],
  ),
});
const of = (season: string, stage: string) =>
  seedMatches()
    .filter((match) => match.season === season && match.stage === stage)
    .map(asPlayed);
const table = (matches: readonly LeagueMatch[]) => standingsOf(teamsIn(matches), matches);

/** As the home page of the league has it. */
const HOME = [
  "nusa-penida 8 1 0 25 MMMSM",
  "bahari-tegal 7 1 1 22 MMKMM",
  "karsa-mulya-palangka 6 2 1 20 SMMMS",
  "wana-jepara 6 0 3 18 MMKMK",
  "dirgantara-madiun 5 2 2 17 MSMKS",
  "tirta-samarinda 4 3 2 15 SSMMK",
  "rimba-jambi 4 1 4 13 KMKMK",
  "surya-ende 3 3 3 12 MKSSM",
];
const LETTERS = { won: "M", drawn: "S", lost: "K" };

it("has sixty teams, and after nine weeks the table of the home page", () => {
  expect(seedTeams()).toHaveLength(60);
  const rows = table(of("2026-27", "national"));
  expect(rows).toHaveLength(16);
  expect(
    rows
      .slice(0, 8)
      .map(({ slug, won, drawn, lost, points, form }) =>
        [slug, won, drawn, lost, points, form.map((one) => LETTERS[one]).join("")].join(" "),
      ),
  ).toEqual(HOME);
});

it("sends the first of each group and the best second on to the national table", () => {
  const regional = of("2026-27", "regional");
  const groups = [...new Set(regional.map(({ group }) => group))].map((name) =>
    table(regional.filter(({ group }) => group === name)),
  );
  const seconds = groups.flatMap(([, second]) => second ?? []).toSorted((a, b) => b.points - a.points);
  const through = [...groups.map(([first]) => first?.slug), seconds[0]?.slug];
  expect(new Set(through)).toEqual(new Set(teamsIn(of("2026-27", "national"))));
  expect(seconds[0]?.points).toBeGreaterThan(seconds[1]?.points ?? 0);
});

it("ends the last season with the bracket and the champion of the home page", () => {
  const { steps, champion } = bracketOf(of("2025-26", "knockout"));
  expect(
    steps.map(({ matches }) => matches.map(({ match: { home, score, away } }) => `${home} ${score.join("-")} ${away}`)),
  ).toEqual([
    [
      "bahari-tegal 6-2 rimba-jambi",
      "wana-jepara 3-4 surya-ende",
      "nusa-penida 5-1 tirta-samarinda",
      "karsa-mulya-palangka 2-4 dirgantara-madiun",
    ],
    ["bahari-tegal 5-3 surya-ende", "nusa-penida 4-3 dirgantara-madiun"],
    ["bahari-tegal 4-5 nusa-penida"],
  ]);
  expect(champion).toBe("nusa-penida");
});

it("leaves a site the matches of its own teams", () => {
  const { demo, "school-league": league } = seededMatches();
  expect([league?.teams.length, demo?.teams.length]).toEqual([60, 16]);
  expect(demo?.matches.filter(({ stage }) => stage === "national")).toHaveLength(76);
});
