import { describe, expect, it } from "@jest/globals";

import { webinarTiming } from "./webinarTiming";

const webinar = { startsAt: "2026-11-21T19:00:00+07:00", lengthMinutes: 90 };

describe("webinarTiming", () => {
  it.each([
    ["2026-11-21T11:59:59.999Z", "upcoming"],
    ["2026-11-21T12:00:00.000Z", "live"],
    ["2026-11-21T13:29:59.999Z", "live"],
    ["2026-11-21T13:30:00.000Z", "past"],
  ] as const)("at %s is %s, whatever offset the start was written with", (asOf, timing) => {
    expect(webinarTiming(webinar, asOf)).toBe(timing);
  });
});
