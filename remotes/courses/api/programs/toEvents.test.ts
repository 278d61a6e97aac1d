import { describe, expect, it } from "@jest/globals";
import { TEST_NOW } from "@serambi/kernel/testing";

import { sampleBatch, sampleWebinar } from "../../testing/programs/samplePrograms";
import { jakartaDay, toEvents } from "./toEvents";

const now = new Date(TEST_NOW);

describe("what is to come", () => {
  it("comes in the order in which it happens, hours after whole days", () => {
    const batches = [
      sampleBatch({ classroomId: "c", startsOn: "2027-01-18" }),
      sampleBatch({ classroomId: "a", startsOn: "2026-12-03" }),
    ];
    const webinars = [sampleWebinar({ classroomId: "b", startsAt: "2026-12-03T09:00:00+07:00" })];
    expect(toEvents(batches, webinars, now).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("begins today in Jakarta, and leaves out what has begun", () => {
    const batches = ["2026-11-20", "2026-11-21"].map((startsOn) => sampleBatch({ classroomId: startsOn, startsOn }));
    expect(toEvents(batches, [], now).map(({ id }) => id)).toEqual(["2026-11-21"]);
  });

  it("has a webinar that is under way, and none that has ended", () => {
    const at = (classroomId: string, startsAt: string) => sampleWebinar({ classroomId, startsAt, lengthMinutes: 60 });
    const webinars = [at("running", "2026-11-21T09:30:00+07:00"), at("over", "2026-11-21T09:00:00+07:00")];
    expect(toEvents([], webinars, now).map(({ id }) => id)).toEqual(["running"]);
  });

  it("tells a webinar that is listed as a batch, too, once and with its hour", () => {
    const both = { classroomId: "webinar-satu" };
    const events = toEvents([sampleBatch({ ...both, startsOn: "2026-12-03" })], [sampleWebinar(both)], now);
    expect(events).toMatchObject([{ kind: "webinar", startsAt: "2026-12-03T19:00:00+07:00", day: "2026-12-03" }]);
  });

  it("counts days in Jakarta, where it is tomorrow already", () => {
    expect(jakartaDay(new Date("2026-12-31T17:00:00Z"))).toBe("2027-01-01");
    expect(jakartaDay(new Date("2026-12-31T16:59:59Z"))).toBe("2026-12-31");
  });
});
