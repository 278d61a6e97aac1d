import { expect, it } from "@jest/globals";

import { diaryOf } from "./diary";
import type { RoomItem } from "./roomOf";

const item = (slug: string, startsAt: string | null): RoomItem => ({
  slug,
  name: slug,
  mentor: "",
  done: 0,
  total: 1,
  modules: [],
  startsAt,
  seenAt: null,
  next: null,
  path: null,
  finish: null,
  certificate: null,
});

it("has the next three days in Jakarta's time, today's among them, and nothing that is over", () => {
  const items = [
    item("far", "2027-02-01"),
    item("over", "2026-12-02"),
    item("undated", null),
    // 23.30 UTC is the morning after.
    item("moment", "2026-12-07T23:30:00.000Z"),
    item("today", "2026-12-03"),
    item("january", "2027-01-11"),
  ];
  const dates = diaryOf(items, "2026-12-02T18:00:00.000Z");
  expect(dates.map(({ item: { slug }, day }) => `${slug} ${day}`)).toEqual([
    "today 2026-12-03",
    "moment 2026-12-08",
    "january 2027-01-11",
  ]);
  expect(dates[1]).toMatchObject({ dayOfMonth: 8, weekday: 2, month: 11 });
});
