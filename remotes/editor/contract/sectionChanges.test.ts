import { expect, it } from "@jest/globals";

import { sectionChanges } from "./sectionChanges";

const section = (slot: string, title = slot, more: object = {}) => ({ slot, props: { title }, ...more });
const HERO = section("hero");
const PROOF = section("proof");
const A = section("text", "A");
const B = section("text", "B");
const ACTION = section("action");
const PAGE = [HERO, PROOF, A, B, ACTION];

it("has nothing to say of a page that is the same", () => {
  expect(sectionChanges(PAGE, structuredClone(PAGE))).toEqual([]);
});

it("tells one that was moved from those that it passed", () => {
  expect(sectionChanges(PAGE, [HERO, B, PROOF, A, ACTION])).toEqual([{ fates: ["moved"], before: 3, after: 1 }]);
});

it("tells what was changed, hidden, timed, added and removed, each by both of its places", () => {
  const now = [
    section("hero", "Baru"),
    section("proof", "proof", { hidden: true }),
    section("quote"),
    section("text", "A", { shownUntil: "2026-12-01T00:00:00Z" }),
    section("action"),
  ];
  expect(sectionChanges(PAGE, now)).toEqual([
    { fates: ["changed"], before: 0, after: 0 },
    { fates: ["hidden"], before: 1, after: 1 },
    { fates: ["added"], before: null, after: 2 },
    { fates: ["timed"], before: 2, after: 3 },
    { fates: ["removed"], before: 3, after: null },
  ]);
});
