import { expect, it } from "@jest/globals";

import { bracketOf } from "./bracket";
import type { LeagueMatch } from "./League";

const match = (step: LeagueMatch["step"], slot: number, change: Partial<LeagueMatch>): LeagueMatch => ({
  id: "3f1c9f8e-2f57-4e0a-9f55-0c1f4a0f7f10",
  stage: "knockout",
  group: "",
  week: 0,
  step,
  slot,
  home: null,
  away: null,
  branch: "web",
  startsAt: "2027-02-06T02:00:00.000Z",
  place: "",
  state: "finished",
  score: [0, 0],
  version: 0,
  isCorrected: false,
  ...change,
});
const semis = [
  match("semi", 0, { home: "ba", away: "do", score: [4, 2] }),
  match("semi", 1, { home: "re", away: "su", score: [1, 3] }),
];

it("sends winners on to a match that has not begun, and names no champion before the final", () => {
  const { steps, champion } = bracketOf([match("final", 0, { state: "before" }), ...semis]);
  expect(steps.map(({ step }) => step)).toEqual(["semi", "final"]);
  expect([steps[1]?.matches[0]?.match.home, steps[1]?.matches[0]?.match.away, champion]).toEqual(["ba", "su", null]);
});

it("makes another champion of a corrected final, and none of one that is equal", () => {
  const final = (score: [number, number]) => [...semis, match("final", 0, { home: "ba", away: "su", score })];
  expect(bracketOf(final([5, 4])).champion).toBe("ba");
  expect(bracketOf(final([3, 4])).champion).toBe("su");
  expect(bracketOf(final([4, 4])).champion).toBeNull();
});

it("keeps the teams of a match that has begun, and says where a corrected result would have sent another", () => {
  const corrected = [match("semi", 0, { home: "ba", away: "do", score: [1, 2] }), ...semis.slice(1)];
  const { steps } = bracketOf([...corrected, match("final", 0, { home: "ba", away: "su", score: [5, 4] })]);
  expect(steps[1]?.matches[0]).toMatchObject({ match: { home: "ba" }, winner: "ba", isDisplaced: true });
});
