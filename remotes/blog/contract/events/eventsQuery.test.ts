import { describe, expect, it } from "@jest/globals";

import { eventsSearch, parseEventsQuery } from "./eventsQuery";

const parse = (query: string) => parseEventsQuery(new URLSearchParams(query), "2026-11-22");
const PLAIN = { view: "list", page: 1, type: "", month: null };

describe("the address of events", () => {
  it.each([
    ["", PLAIN],
    ["view=calendar&month=2026-12", { ...PLAIN, view: "calendar", month: "2026-12" }],
    ["type=workshop&page=2", { ...PLAIN, type: "workshop", page: 2 }],
    ["view=grid&page=abc&month=2026-13", PLAIN],
    ["month=0001-01&page=-1&type=%20%20", PLAIN],
    [`type=${"x".repeat(500)}`, PLAIN],
  ])("of ?%s is read, and what makes no sense counts as absent", (query, wanted) => {
    expect(parse(query)).toEqual(wanted);
  });

  it.each(["", "?type=open-day&page=3", "?view=calendar", "?view=calendar&month=2027-01&type=talk"])(
    "is written as it is read: %s",
    (search) => {
      expect(eventsSearch(parse(search.slice(1)))).toBe(search);
    },
  );

  it("keeps a month with the calendar, and a page with the list", () => {
    expect(eventsSearch({ view: "list", month: "2026-12", page: 2 })).toBe("?page=2");
    expect(eventsSearch({ view: "calendar", month: "2026-12", page: 2 })).toBe("?view=calendar&month=2026-12");
  });
});
