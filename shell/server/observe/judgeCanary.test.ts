import { describe, expect, it } from "@jest/globals";

import { judgeCanary, type Counts } from "./judgeCanary";
import { seededRandom } from "./testing/seededRandom";
import { CanaryComparison } from "./CanaryComparison";

const counts = (views: number, failed: number, more: Partial<Counts> = {}): Counts => ({
  views,
  failed,
  witnesses: failed,
  vitals: { LCP: [], INP: [], CLS: [], TTFB: [] },
  ...more,
});

const repeat = (value: number, times: number): number[] => Array.from({ length: times }, () => value);

describe("a canary's failures", () => {
  it("take it back after five pages that all failed", () => {
    expect(judgeCanary(counts(4, 4), counts(1_000, 2))).toBeNull();
    expect(judgeCanary(counts(5, 5), counts(1_000, 2))).toBe(
      "failed in 5 of 5 pages (100.0 %), the live version in 2 of 1000 pages (0.2 %)",
    );
  });

  it("do not where the live version fails as often: it is something else that is down", () => {
    expect(judgeCanary(counts(200, 60), counts(2_000, 600))).toBeNull();
    expect(judgeCanary(counts(200, 60), counts(20, 6))).toBeNull();
  });

  it("are compared with one in ten as long as little is known of the live version", () => {
    expect(judgeCanary(counts(40, 10), counts(0, 0))).toBeNull();
    expect(judgeCanary(counts(40, 20), counts(0, 0))).toBe(
      "failed in 20 of 40 pages (50.0 %), the live version in 0 of 0 pages",
    );
  });

  it("count only if more than two say so", () => {
    const live = counts(1_000, 2);
    expect(judgeCanary(counts(40, 40, { witnesses: 2 }), live)).toBeNull();
    expect(judgeCanary(counts(40, 40, { witnesses: 3 }), live)).toContain("40 of 40");
  });

  it("may be told to a process that sent none of the pages", () => {
    expect(judgeCanary(counts(0, 6), counts(0, 3))).toBeNull();
    expect(judgeCanary(counts(0, 6), counts(500, 0))).toContain("6 of 6");
  });
});

describe("a canary's vitals", () => {
  const measured = (values: Partial<Counts["vitals"]>): Counts =>
    counts(1_000, 0, { vitals: { LCP: [], INP: [], CLS: [], TTFB: [], ...values } });

  it("take it back when pages come much later, answer much later or jump much more", () => {
    expect(judgeCanary(measured({ LCP: repeat(1_900, 100) }), measured({ LCP: repeat(1_500, 100) }))).toBeNull();
    expect(judgeCanary(measured({ LCP: repeat(1_900, 100) }), measured({ LCP: repeat(1_400, 100) }))).toBe(
      "LCP is 1900 ms at the 75th percentile, the live version's 1400 ms",
    );
    expect(judgeCanary(measured({ INP: repeat(250, 100) }), measured({ INP: repeat(100, 100) }))).toContain("INP");
    expect(judgeCanary(measured({ CLS: repeat(0.06, 100) }), measured({ CLS: repeat(0, 100) }))).toBe(
      "CLS is 0.060 at the 75th percentile, the live version's 0.000",
    );
  });

  it("say nothing while either version was measured fewer than a hundred times", () => {
    expect(judgeCanary(measured({ LCP: repeat(9_000, 99) }), measured({ LCP: repeat(1_000, 500) }))).toBeNull();
    expect(judgeCanary(measured({ LCP: repeat(9_000, 500) }), measured({ LCP: repeat(1_000, 99) }))).toBeNull();
  });

  it("leave the time to the first byte alone: it is the line and the host", () => {
    expect(judgeCanary(measured({ TTFB: repeat(9_000, 500) }), measured({ TTFB: repeat(100, 500) }))).toBeNull();
  });
});

interface Simulated {
  readonly canary: number;
  readonly live: number;
  /** Pages of the live version for each of the canary. */
  readonly livePerCanary: number;
  readonly views: number;
}

describe("what chance does", () => {
  /** In how many pages of the canary it was taken back, by run; infinitely many where it was not. */
  const simulate = (runs: number, { canary, live, livePerCanary, views }: Simulated): number[] => {
    const random = seededRandom(1);
    const endedAfter = (): number => {
      const comparison = new CanaryComparison("canary", "live", random);
      for (let shown = 1; shown <= views; shown += 1) {
        for (let other = 0; other < livePerCanary; other += 1) {
          comparison.show("live");
          if (random() < live) comparison.fail("live");
        }
        comparison.show("canary");
        if (random() < canary && comparison.fail("canary") !== null) return shown;
      }
      return Infinity;
    };
    return Array.from({ length: runs }, endedAfter).toSorted((a, b) => a - b);
  };

  it.each([0.001, 0.01, 0.05, 0.3])(
    "takes back less than 1 %% of canaries that fail as the live version: %d",
    (rate) => {
      for (const livePerCanary of [9, 1]) {
        const ends = simulate(200, { canary: rate, live: rate, livePerCanary, views: 500 });
        expect(ends.filter(Number.isFinite).length).toBeLessThan(2);
      }
    },
  );

  it.each([
    [1, 5],
    [0.5, 25],
    [0.2, 90],
    [0.1, 260],
  ])("hides no canary that fails in %d of its pages for more than %d of them, in 19 of 20 runs", (rate, most) => {
    const ends = simulate(100, { canary: rate, live: 0.005, livePerCanary: 9, views: 2_000 });
    expect(ends[Math.floor(ends.length * 0.95)]).toBeLessThanOrEqual(most);
  });

  it("hides no fault that begins after many good pages", () => {
    const comparison = new CanaryComparison("canary", "live");
    for (let shown = 0; shown < 10_000; shown += 1) for (const version of ["live", "canary"]) comparison.show(version);
    let failed = 0;
    let reason: string | null = null;
    while (reason === null) {
      failed += 1;
      comparison.show("canary");
      reason = comparison.fail("canary");
    }
    expect(failed).toBeLessThan(100);
  });

  it("takes back less than 1 % of canaries whose pages are as quick, and none later than it must that is half as quick", () => {
    const random = seededRandom(2);
    const spread = () => Math.exp(0.8 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));
    const endedAfter = (factor: number): number => {
      const comparison = new CanaryComparison("canary", "live", random);
      for (let measured = 1; measured <= 300; measured += 1) {
        for (let other = 0; other < 3; other += 1) comparison.measure("live", { LCP: 1_500 * spread() });
        if (comparison.measure("canary", { LCP: factor * 1_500 * spread() }) !== null) return measured;
      }
      return Infinity;
    };
    const runs = (factor: number) => Array.from({ length: 100 }, () => endedAfter(factor));
    expect(runs(1).filter(Number.isFinite)).toEqual([]);
    expect(runs(2).filter((end) => end <= 250).length).toBeGreaterThanOrEqual(95);
  });
});
