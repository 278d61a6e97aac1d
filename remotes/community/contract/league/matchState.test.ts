import { expect, it } from "@jest/globals";

import { clockAt, clockText, matchStateOf } from "./matchState";

type Noted = Parameters<typeof matchStateOf>[0][number];
const noted = (kind: Noted["kind"], change: Partial<Noted> = {}): Noted => ({
  kind,
  side: "",
  round: 1,
  second: 0,
  points: 0,
  at: "2026-11-28T02:00:00.000Z",
  by: "",
  ...change,
});
const points = (side: "home" | "away", count: number, round = 1) => noted("points", { side, points: count, round });
const agreed = [noted("agree", { side: "home" }), noted("agree", { side: "away" })];

it("sums points by side and round, corrections among them", () => {
  const entries = [
    points("home", 3),
    points("away", 2),
    points("home", 1, 2),
    noted("correction", { side: "away", points: -1 }),
  ];
  expect(matchStateOf([noted("begin"), ...entries])).toMatchObject({
    state: "live",
    score: [4, 1],
    byRound: [
      [3, 1],
      [1, 0],
    ],
  });
});

it("takes a captain's agreement back where the score changes after it, and stays endorsed where it is corrected after the end", () => {
  const played = [noted("begin"), points("home", 3), noted("finish"), ...agreed];
  expect(matchStateOf(played).agreed).toEqual({ home: true, away: true });
  const correction = noted("correction", { side: "away", points: 4 });
  expect(matchStateOf([...played, correction]).agreed).toEqual({ home: false, away: false });
  const endorsed = matchStateOf([...played, noted("endorse", { by: "Tigor Sinaga" }), correction]);
  expect(endorsed).toMatchObject({ state: "finished", isCorrected: true, score: [3, 4], endorsedBy: "Tigor Sinaga" });
});

it("runs its clock from the begin, and stands while the match is interrupted", () => {
  const at = (minute: number) => `2026-11-28T02:${String(minute).padStart(2, "0")}:00.000Z`;
  const running = [noted("begin", { at: at(0) })];
  const paused = [...running, noted("pause", { second: 600, at: at(10) })];
  const resumed = [...paused, noted("resume", { second: 600, at: at(15) })];
  const now = Date.parse(at(20));
  expect([running, paused, resumed].map((entries) => clockText(clockAt(matchStateOf(entries).clock, now)))).toEqual([
    "20.00",
    "10.00",
    "15.00",
  ]);
});
