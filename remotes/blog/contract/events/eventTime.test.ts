import { describe, expect, it } from "@jest/globals";

import { eventTiming, lengthMinutes, zoneName } from "./eventTime";

const event = { startsAt: "2026-12-05T19:00:00+07:00", endsAt: "2026-12-05T21:30:00+07:00" };

describe("eventTiming", () => {
  it.each([
    ["2026-12-05T11:59:59Z", "upcoming"],
    ["2026-12-05T12:00:00Z", "now"],
    ["2026-12-05T21:29:59+07:00", "now"],
    ["2026-12-05T14:30:00Z", "past"],
  ])("at %s is %s", (asOf, timing) => {
    expect(eventTiming(event, asOf)).toBe(timing);
  });
});

describe("zoneName", () => {
  it.each([
    ["Asia/Jakarta", "2026-12-05T19:00:00+07:00", "WIB"],
    ["Asia/Makassar", "2026-12-05T19:00:00+08:00", "WITA"],
    ["Asia/Jayapura", "2026-12-05T19:00:00+09:00", "WIT"],
    ["Asia/Singapore", "2026-12-05T19:00:00+08:00", "UTC+8"],
    ["Asia/Kathmandu", "2026-12-05T19:00:00+05:45", "UTC+5:45"],
    ["America/Sao_Paulo", "2026-12-05T19:00:00-03:00", "UTC-3"],
    ["Europe/London", "2026-12-05T19:00:00+00:00", "UTC"],
    ["constructor", "2026-12-05T19:00:00+10:00", "UTC+10"],
  ])("of %s is what people there call it, or its distance from UTC", (timeZone, startsAt, name) => {
    expect(zoneName({ timeZone, startsAt })).toBe(name);
  });
});

describe("lengthMinutes", () => {
  it("is never less than nothing", () => {
    expect(lengthMinutes(event)).toBe(150);
    expect(lengthMinutes({ startsAt: event.endsAt, endsAt: event.startsAt })).toBe(0);
  });
});
