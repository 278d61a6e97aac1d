import { describe, expect, it } from "@jest/globals";

import { inZone } from "./inOwnZone";

describe("inZone", () => {
  it.each([
    ["Asia/Jakarta", "2026-12-05T12:00:00.000Z", "2026-12-05T19:00:00+07:00"],
    ["Asia/Jayapura", "2026-12-31T16:30:00Z", "2027-01-01T01:30:00+09:00"],
    ["Asia/Makassar", "2026-12-05T12:00:00+09:00", "2026-12-05T11:00:00+08:00"],
    // Elsewhere clocks may be moved, and stand on quarters of an hour.
    ["Europe/Berlin", "2026-07-01T12:00:00Z", "2026-07-01T14:00:00+02:00"],
    ["Europe/Berlin", "2026-12-01T12:00:00Z", "2026-12-01T13:00:00+01:00"],
    ["Europe/London", "2026-12-01T12:00:00Z", "2026-12-01T12:00:00+00:00"],
    ["Asia/Kathmandu", "2026-12-01T12:00:00Z", "2026-12-01T17:45:00+05:45"],
    ["America/St_Johns", "2026-12-01T12:00:00Z", "2026-12-01T08:30:00-03:30"],
  ])("shows a moment as the clocks of %s do", (timeZone, moment, wanted) => {
    expect(inZone(moment, timeZone)).toBe(wanted);
    expect(Date.parse(inZone(moment, timeZone))).toBe(Date.parse(moment));
  });

  it.each(["", "Mars/Olympus", "__proto__", "WIB kira-kira"])(
    "leaves a moment on the clock it came by where nobody knows the zone: %j",
    (timeZone) => {
      expect(inZone("2026-12-05T19:00:00-02:30", timeZone)).toBe("2026-12-05T19:00:00-02:30");
      expect(inZone("2026-12-05T12:00:00Z", timeZone)).toBe("2026-12-05T12:00:00+00:00");
    },
  );
});
