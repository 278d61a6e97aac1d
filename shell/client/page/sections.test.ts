import { describe, expect, it } from "@jest/globals";

import { isIn, sectionsOf } from "./sections";

const request = { id: "sections", name: "*.room.v1", props: { calledBy: "Larasati" }, isEager: true };

describe("a request for the slots of all remotes", () => {
  it("means each of that name, in the order of their families, with the same properties", () => {
    const names = ["payments.room.v1", "courses.featured.v1", "courses.room.v1", "courses.room.v2", "rooms.list.v1"];
    expect(sectionsOf(request, names)).toEqual([
      { ...request, name: "courses.room.v1", id: "sections--courses" },
      { ...request, name: "payments.room.v1", id: "sections--payments" },
    ]);
    expect(sectionsOf(request, [])).toEqual([]);
  });

  it("is shown in its own place, and any other request in its own alone", () => {
    const one = { ...request, name: "courses.room.v1" };
    expect(sectionsOf(one, [])).toEqual([one]);
    expect([isIn("sections", "sections--courses"), isIn("sections", "sections"), isIn("section", "sections")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
