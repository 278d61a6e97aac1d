import { expect, it } from "@jest/globals";

import { leagueEntry, leagueSheet } from "../../testing/leagueSamples";
import { sheetWithNews } from "./applyNews";
import type { LeagueNews } from "./League";

const news = (version: number, change: Partial<LeagueNews> = {}): LeagueNews => ({
  match: leagueSheet.match.id,
  version,
  state: "live",
  score: [5, 2],
  isCorrected: false,
  isHeld: false,
  add: [leagueEntry("points", { points: 2, side: "home" })],
  drop: [],
  ...change,
});
const { version } = leagueSheet.match;

it("adds what follows on the known version, once, however often it is told", () => {
  const first = sheetWithNews(leagueSheet, news(version + 1));
  expect(first?.entries).toHaveLength(leagueSheet.entries.length + 1);
  expect(first && sheetWithNews(first, news(version + 1))).toBe(first);
});

it("takes back what was taken back", () => {
  const [gone] = leagueSheet.entries.slice(-1);
  const after = sheetWithNews(leagueSheet, news(version + 1, { add: [], drop: [gone?.id ?? ""] }));
  expect(after?.entries.map(({ id }) => id)).not.toContain(gone?.id);
});

it("says where something is missing between what is known and the news", () => {
  expect(sheetWithNews(leagueSheet, news(version + 2))).toBeNull();
});
