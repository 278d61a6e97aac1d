import { expect, it } from "@jest/globals";

import { mergeValues } from "./mergeValues";

const section = (slot: string, title = slot, more: object = {}) => ({ slot: `${slot}.v1`, props: { title }, ...more });
const [a, b, c, d] = ["a", "b", "c", "d"].map((slot) => section(slot));

it.each([
  [
    "a section that was moved here and changed elsewhere",
    [a, b, c],
    [b, c, a],
    [section("a", "baru"), b, c],
    [b, c, section("a", "baru")],
  ],
  [
    "a section that was changed here and moved elsewhere",
    [a, b, c],
    [section("a", "baru"), b, c],
    [b, c, a],
    [b, c, section("a", "baru")],
  ],
  ["sections that both added at one place", [a], [a, b], [a, c], [a, c, b]],
  ["a section that both added", [a], [a, b], [a, b], [a, b]],
  ["one taken out here, another changed elsewhere", [a, b], [b], [a, section("b", "baru")], [section("b", "baru")]],
  [
    "two colours",
    { one: "#111", two: "#222" },
    { one: "#aaa", two: "#222" },
    { one: "#111", two: "#bbb" },
    { one: "#aaa", two: "#bbb" },
  ],
  [
    "two parts of one section",
    [a],
    [{ ...a, hidden: true }],
    [section("a", "baru")],
    [section("a", "baru", { hidden: true })],
  ],
  ["a part that was taken away here", { one: 1, two: 2 }, { two: 2 }, { one: 1, two: 3 }, { two: 3 }],
])("has both changes: %s", (_what, before, mine, theirs, both) => {
  expect(mergeValues(before, mine, theirs)).toEqual({ mine: both, theirs: both, isClear: true });
});

it.each([
  [
    "a title",
    [a, b],
    [section("a", "satu"), b],
    [section("a", "dua"), b],
    [section("a", "satu"), b],
    [section("a", "dua"), b],
  ],
  [
    "a section taken out here and changed elsewhere",
    [a, b],
    [b],
    [section("a", "baru"), b],
    [b],
    [section("a", "baru"), b],
  ],
  ["a section that both moved", [a, b, c, d], [b, a, c, d], [b, c, d, a], [b, a, c, d], [b, c, d, a]],
])("asks about %s, and nothing else of it is lost", (_what, before, mine, theirs, asMine, asTheirs) => {
  expect(mergeValues(before, mine, theirs)).toEqual({ mine: asMine, theirs: asTheirs, isClear: false });
});
