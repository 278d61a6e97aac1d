import { describe, expect, it } from "@jest/globals";
import { ClassOverview } from "../../../contract/hosts/classes";
import * as z from "zod/mini";

import { taught } from "../taught";

/** The moment at which the seed's states are true. */
const NOW = Date.parse("2026-11-21T12:00:00+07:00");

const webinars = Object.entries(taught())
  // The developer layouts show the main brand's own classes.
  .filter(([key]) => !["dev", "staging"].includes(key))
  .flatMap(([key, { classes, programs }]) =>
    classes.filter(({ type }) => type === "webinar").map((seed) => ({ key, seed, programs })),
  );

describe("webinars of the seed", () => {
  it("are there to come and past, over four tenants", () => {
    expect(new Set(webinars.map(({ key }) => key))).toEqual(new Set(["main", "foundation", "demo", "media"]));
    const isToCome = webinars.map(({ seed }) => Date.parse(seed.startsAt ?? "") > NOW);
    expect(new Set(isToCome).size).toBe(2);
  });

  it.each(webinars.map(({ key, seed, programs }) => [`${key} ${seed.slug}`, seed, programs] as const))(
    "%s begins at an hour of Jakarta on the day that its class has, and is open until then",
    (_name, seed, programs) => {
      expect(z.safeParse(ClassOverview, { ...seed, programName: "x", lengthMinutes: 60 }).error).toBeUndefined();
      expect(seed.startsAt).toMatch(/^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:00\+07:00$/);
      expect(seed.startsAt?.slice(0, 10)).toBe(seed.startsOn);
      expect(seed.state).toBe(Date.parse(seed.startsAt ?? "") > NOW ? "registration-open" : "ended");
      expect(seed.mentors.length).toBeGreaterThan(0);
      const known = programs.map(({ id }) => id);
      for (const id of seed.programIds) expect(known).toContain(id);
    },
  );
});
