import { expect, it } from "@jest/globals";

import { deedOf, readDeed } from "./deed";

it("a button says what it notes, and its form reads it", () => {
  expect(readDeed({ deed: deedOf({ kind: "points", side: "away", points: 2 }) })).toEqual({
    kind: "points",
    side: "away",
    points: 2,
    words: "",
  });
  const correction = { deed: deedOf({ kind: "correction", side: "home" }), points: " −3 ", words: " Kabel terbalik " };
  expect(readDeed(correction)).toEqual({ kind: "correction", side: "home", points: -3, words: "Kabel terbalik" });
  expect(readDeed({ deed: deedOf({ kind: "round", round: 2 }) })).toMatchObject({ kind: "round", round: 2 });
  expect(readDeed({ deed: "steal home 9" })).toBeNull();
});
