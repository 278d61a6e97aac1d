import { beforeEach, describe, expect, it } from "@jest/globals";

import { LoopTurns } from "./LoopTurns";

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const isHere = (): boolean => false;

describe("LoopTurns", () => {
  let begun: string[];
  let times: { active: number; idle: number };
  let turns: LoopTurns;

  beforeEach(() => {
    begun = [];
    times = { active: 0, idle: 0 };
    turns = new LoopTurns(() => (times = { ...times, active: times.active + 1 }));
  });

  const enter = (tenant: string, count = 1, isGone = isHere): void => {
    for (let number = 0; number < count; number += 1) turns.enter(tenant, isGone, () => begun.push(tenant));
  };

  it("begins a few requests in each turn of the loop, tenants in turn", async () => {
    enter("main", 50);
    enter("demo");
    expect(begun).toHaveLength(16);
    await settle();
    expect(begun.slice(16).toSorted()).toEqual(["demo", ...Array.from({ length: 15 }, () => "main")]);
    while (begun.length < 51) await settle();
    enter("main");
    expect(begun).toHaveLength(52);
  });

  it("leaves out those who have gone", async () => {
    enter("main", 16);
    enter("main", 3, () => true);
    enter("demo");
    await settle();
    expect(begun.slice(16)).toEqual(["demo"]);
  });

  it("leaves the loop idle for as long as it was at work for the tenant that asks more than all others", async () => {
    enter("main", 100);
    await settle();
    enter("demo");
    const before = begun.filter((tenant) => tenant === "main").length;
    for (let turn = 0; turn < 10; turn += 1) await settle();
    const meanwhile = begun.filter((tenant) => tenant === "main").length;
    expect(meanwhile - before).toBeLessThanOrEqual(16);
    enter("talent");
    expect(begun.at(-1)).toBe("talent");
    while (begun.length < 102) {
      times = { ...times, idle: times.idle + 10 };
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(begun).toHaveLength(102);
  });

  it("knows the tenant that asked more than all others together a moment ago", async () => {
    enter("main", 100);
    await settle();
    expect(turns.greedyTenant).toBeNull();
    enter("demo");
    await settle();
    expect(turns.greedyTenant).toBe("main");
    while (begun.length < 101) {
      times = { ...times, idle: times.idle + 10 };
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  });

  it("lets a tenant that is alone ask as much as it likes", async () => {
    enter("main", 500);
    for (let turn = 0; turn < 40; turn += 1) await settle();
    expect(begun).toHaveLength(500);
  });
});
