import { describe, expect, it } from "@jest/globals";

import { roleOfKind } from "./roles";

describe("roleOfKind", () => {
  it("knows the ten kinds of the specification, and no other", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(roleOfKind)).toEqual([
      "superadmin",
      "admin",
      "mentor",
      "teacher",
      "student",
      "industry",
      "writer",
      "lead_program",
      "partner",
      "lead_region",
    ]);
    for (const kind of [10, -1, 0.5, Number.NaN]) expect(roleOfKind(kind)).toBe("none");
  });
});
