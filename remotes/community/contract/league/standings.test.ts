import { expect, it } from "@jest/globals";

import { standingsOf } from "./standings";

let serial = 0;
const match = (home: string, score: readonly [number, number], away: string, state = "finished" as const) => {
  serial += 1;
  return {
    id: `m${serial}`,
    home,
    away,
    score: [...score] as [number, number],
    state,
    startsAt: `2026-09-${10 + serial}`,
  };
};
const short = (matches: readonly ReturnType<typeof match>[]) =>
  standingsOf(["ba", "do", "re", "su"], matches).map(({ rank, slug }) => `${rank} ${slug}`);

it("three points for a win and one for a draw, then the difference, then points won", () => {
  expect(short([match("ba", [3, 1], "do"), match("re", [2, 2], "su")])).toEqual(["1 ba", "2 re", "2 su", "4 do"]);
  expect(short([match("ba", [3, 2], "do"), match("re", [5, 2], "su")])).toEqual(["1 re", "2 ba", "3 do", "4 su"]);
  expect(short([match("ba", [3, 2], "do"), match("re", [5, 4], "su")])).toEqual(["1 re", "2 ba", "3 su", "4 do"]);
});

it("of teams that are equal in all of that whoever won when they met stands above", () => {
  const matches = [
    match("do", [4, 2], "ba"),
    match("ba", [4, 2], "re"),
    match("re", [2, 2], "su"),
    match("su", [2, 2], "do"),
    match("do", [2, 4], "su"),
    match("ba", [2, 2], "su"),
  ];
  const table = standingsOf(["ba", "do", "re", "su"], matches);
  expect(table.map(({ rank, slug, points }) => `${rank} ${slug} ${points}`)).toEqual([
    "1 su 6",
    "2 do 4",
    "3 ba 4",
    "4 re 1",
  ]);
});

it("those that nothing tells apart share a rank, and the next one is counted on", () => {
  const circle = [match("ba", [3, 2], "do"), match("do", [3, 2], "re"), match("re", [3, 2], "ba")];
  expect(short(circle)).toEqual(["1 ba", "1 do", "1 re", "4 su"]);
});

it("a match that is not endorsed does not count, and the form has the last five, the latest last", () => {
  const six = [
    match("ba", [0, 1], "do"),
    ...Array.from({ length: 4 }, () => match("ba", [1, 0], "re")),
    match("ba", [2, 2], "su"),
  ];
  const live = { ...match("ba", [9, 0], "do"), state: "awaiting" as const };
  const [first] = standingsOf(["ba", "do", "re", "su"], [live, ...six.toReversed()]);
  expect([first?.slug, first?.played, first?.form.join(" ")]).toEqual(["ba", 6, "won won won won drawn"]);
});
