import { beforeEach, describe, expect, it } from "@jest/globals";

import type { Asker } from "./FairQueue";
import { StreamPlaces } from "./StreamPlaces";

describe("StreamPlaces", () => {
  let places: StreamPlaces;
  let ended: string[];

  beforeEach(() => {
    places = new StreamPlaces(4);
    ended = [];
  });

  const take = (name: string, tenant: string, visitor = name): (() => void) => {
    const asker: Asker = { tenant, visitor };
    return places.take(asker, () => ended.push(name));
  };

  it("gives a newcomer the newest place of the visitor with the most, of the tenant with the most", () => {
    for (const name of ["one", "two"]) take(name, "demo", "greedy");
    take("three", "demo");
    take("four", "main");
    take("five", "talent");
    expect(ended).toEqual(["two"]);
  });

  it("refuses whoever has most themselves", () => {
    take("four", "main");
    for (const name of ["one", "two", "three"]) take(name, "demo", "greedy");
    expect(() => take("more", "demo", "greedy")).toThrow("Too many streams");
    expect(ended).toEqual([]);
  });

  it("has room again once a place was given back", () => {
    const leave = ["one", "two", "three", "four"].map((name) => take(name, "demo"));
    leave[0]?.();
    leave[0]?.();
    take("five", "demo");
    expect(ended).toEqual([]);
    expect(() => take("six", "demo")).toThrow("Too many streams");
  });
});
