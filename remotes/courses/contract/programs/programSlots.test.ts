import { describe, expect, it } from "@jest/globals";

import { ByProgramProps } from "./byProgramSlot";
import { UpcomingProps } from "./upcomingSlot";

describe("the properties of the slots of programmes", () => {
  it("have a default for how many are shown", () => {
    expect(ByProgramProps.parse({ title: "Kelas", programId: "jaringan" })).toMatchObject({ limit: 3 });
    expect(UpcomingProps.parse({ title: "Jadwal" })).toEqual({ title: "Jadwal", limit: 4 });
  });

  it.each<[props: unknown, what: string]>([
    [{ title: "Kelas" }, "no programme"],
    [{ title: "Kelas", programId: "" }, "an empty programme"],
    [{ title: "", programId: "jaringan" }, "an empty title"],
    [{ title: "Kelas", programId: "jaringan", limit: 7 }, "more than six"],
  ])("of classes of a programme refuse %j: %s", (props, _what) => {
    expect(ByProgramProps.safeParse(props).success).toBe(false);
  });

  it.each<[props: unknown, what: string]>([
    [{}, "no title"],
    [{ title: "Jadwal", limit: 0 }, "none at all"],
    [{ title: "Jadwal", limit: 13 }, "more than twelve"],
    [{ title: "Jadwal", limit: 1.5 }, "one and a half"],
  ])("of dates refuse %j: %s", (props, _what) => {
    expect(UpcomingProps.safeParse(props).success).toBe(false);
  });
});
