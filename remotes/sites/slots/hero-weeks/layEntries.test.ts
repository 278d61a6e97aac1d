import { expect, it } from "@jest/globals";

import { layEntries } from "./layEntries";

const spansOf = (entries: Parameters<typeof layEntries>[0], count: number) =>
  layEntries(entries, count).map(({ span, entry }) => (entry ? span : 0));

it("fills the columns between entries and after them", () => {
  expect(
    spansOf(
      [
        { from: 2, to: 3, title: "A" },
        { from: 5, to: 5, title: "B" },
      ],
      6,
    ),
  ).toEqual([0, 2, 0, 1, 0]);
});

it("cuts off what lies outside of the sheet: each row is as wide as the sheet", () => {
  const cells = layEntries(
    [
      { from: 4, to: 9, title: "A" },
      { from: 12, to: 13, title: "B" },
    ],
    6,
  );
  expect(cells.reduce((sum, { span }) => sum + span, 0)).toBe(6);
});
