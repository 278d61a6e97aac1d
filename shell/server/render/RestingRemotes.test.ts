import { beforeEach, describe, expect, it } from "@jest/globals";

import { RestingRemotes } from "./RestingRemotes";

const BAD = { remote: "courses", version: "2" };
const SECOND = 1_000;

describe("RestingRemotes", () => {
  let now: number;
  let changes: string[];
  let resting: RestingRemotes;

  beforeEach(() => {
    now = 0;
    changes = [];
    resting = new RestingRemotes({
      now: () => now,
      onChange: ({ remote, version }, state, restMs) => changes.push(`${remote}@${version} ${state} ${restMs}`),
    });
  });

  it("rests the version that was at fault, and no other one", () => {
    resting.rest(BAD);
    expect(resting.isResting(BAD)).toBe(true);
    expect(resting.isResting({ remote: "courses", version: "1" })).toBe(false);
    expect(changes).toEqual(["courses@2 open 10000"]);
    expect(resting.revision).toBe(1);
  });

  it("gives one trial at a time, once the rest is over", () => {
    resting.rest(BAD);
    now = 10 * SECOND - 1;
    expect(resting.takeTrial(BAD)).toBe(false);
    now += 1;
    expect([resting.takeTrial(BAD), resting.takeTrial(BAD)]).toEqual([true, false]);
    expect(resting.isResting(BAD)).toBe(true);
    resting.giveBackTrial(BAD);
    expect(resting.takeTrial(BAD)).toBe(true);
    expect(resting.revision).toBe(1);
  });

  it("rests twice as long after each trial that failed, and ten minutes at most", () => {
    const rests = Array.from({ length: 9 }, () => {
      resting.rest(BAD);
      now += 600 * SECOND;
      resting.takeTrial(BAD);
      return Number(changes.at(-1)?.split(" ").at(-1)) / SECOND;
    });
    expect(rests).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600]);
    expect(resting.revision).toBe(1);
  });

  it("rests once for all pages that had begun with it, and nothing is decided anew for the later ones", () => {
    for (let page = 0; page < 11; page += 1) resting.rest(BAD);
    expect(changes).toEqual(["courses@2 open 10000"]);
    expect(resting.revision).toBe(1);
  });

  it("runs again after a trial that went well", () => {
    resting.rest(BAD);
    now = 10 * SECOND;
    resting.takeTrial(BAD);
    resting.wake(BAD);
    expect(resting.isResting(BAD)).toBe(false);
    expect(resting.takeTrial(BAD)).toBe(false);
    expect(changes.at(-1)).toBe("courses@2 closed 0");
    expect(resting.revision).toBe(2);
    resting.wake(BAD);
    resting.wake({ remote: "courses", version: "1" });
    expect(resting.revision).toBe(2);
  });

  it("rests longer when it is at fault again soon after, and as at first when that is long ago", () => {
    resting.rest(BAD);
    resting.wake(BAD);
    resting.rest(BAD);
    expect(changes.at(-1)).toBe("courses@2 open 20000");
    resting.wake(BAD);
    now += 600 * SECOND;
    resting.rest(BAD);
    expect(changes.at(-1)).toBe("courses@2 open 10000");
  });
});
