import { beforeEach, describe, expect, it } from "@jest/globals";

import { CircuitBreaker, type CallEnd, type CircuitState } from "./CircuitBreaker";

describe("CircuitBreaker", () => {
  let now: number;
  let changes: (readonly [CircuitState, number])[];
  let breaker: CircuitBreaker;

  beforeEach(() => {
    now = 50_000;
    changes = [];
    breaker = new CircuitBreaker({
      now: () => now,
      random: () => 0,
      onChange: (state, openMs) => changes.push([state, openMs]),
    });
  });

  const call = (end: CallEnd): boolean => {
    const passage = breaker.enter();
    passage?.(end);
    return passage !== null;
  };
  const calls = (count: number, end: CallEnd): boolean[] => Array.from({ length: count }, () => call(end));
  const failNowAndThen = () => {
    for (let turn = 0; turn < 9; turn += 1) {
      call("failed");
      call("answered");
    }
  };
  const open = () => calls(5, "failed");

  it("opens after five failures in a row, and not before", () => {
    calls(4, "failed");
    call("answered");
    calls(4, "failed");
    expect(breaker.state).toBe("closed");
    call("failed");
    expect(breaker.state).toBe("open");
    expect(call("answered")).toBe(false);
  });

  it("opens when half of at least twenty calls within ten seconds failed", () => {
    failNowAndThen();
    call("answered");
    expect(breaker.state).toBe("closed");
    call("failed");
    expect(breaker.state).toBe("open");
  });

  it("forgets failures of more than ten seconds ago", () => {
    failNowAndThen();
    now += 10_000;
    calls(1, "answered");
    calls(1, "failed");
    expect(breaker.state).toBe("closed");
  });

  it("learns nothing from a caller that left", () => {
    calls(4, "failed");
    calls(20, "unknown");
    expect(breaker.state).toBe("closed");
    call("failed");
    expect(breaker.state).toBe("open");
  });

  it("stays closed for one path that is broken among others, and opens where half of all calls are", () => {
    calls(12, "broken");
    calls(12, "answered");
    calls(10, "answered");
    expect(breaker.state).toBe("closed");
    now += 10_000;
    calls(19, "broken");
    expect(breaker.state).toBe("closed");
    call("broken");
    expect(breaker.state).toBe("open");
  });

  it("lets one call through after a second, and the others once that was answered", () => {
    open();
    now += 999;
    expect(breaker.enter()).toBeNull();
    expect(breaker.retryAfterSeconds).toBe(1);
    now += 1;
    const probe = breaker.enter();
    expect(probe).not.toBeNull();
    expect([breaker.state, breaker.enter(), breaker.retryAfterSeconds]).toEqual(["half-open", null, 1]);
    probe?.("answered");
    expect(calls(10, "answered")).not.toContain(false);
    expect(changes.map(([state]) => state)).toEqual(["open", "half-open", "closed"]);
  });

  it("lets the next call decide where the caller of the first one left", () => {
    open();
    now += 1_000;
    call("unknown");
    expect(breaker.state).toBe("half-open");
    expect(call("answered")).toBe(true);
    expect(breaker.state).toBe("closed");
  });

  it("lets no call decide whose length is a visitor's", () => {
    open();
    now += 1_000;
    expect(breaker.enter(false)).toBeNull();
    expect(breaker.enter(true)).not.toBeNull();
  });

  it("leaves a host alone for longer each time it fails again, five seconds at most", () => {
    open();
    for (let turn = 0; turn < 4; turn += 1) {
      now += 10_000;
      call("failed");
    }
    expect(changes.filter(([state]) => state === "open").map(([, openMs]) => openMs)).toEqual([
      1_000, 2_000, 4_000, 5_000, 5_000,
    ]);
  });

  it("opens at the first failure of a host that is only just back, for longer than before", () => {
    open();
    now += 1_000;
    call("answered");
    calls(4, "answered");
    call("failed");
    expect(changes.at(-1)).toEqual(["open", 2_000]);
  });

  it("takes a host for sound again that held for half a minute", () => {
    open();
    now += 1_000;
    calls(6, "answered");
    now += 30_000;
    calls(4, "failed");
    expect(breaker.state).toBe("closed");
    call("failed");
    expect(changes.at(-1)).toEqual(["open", 1_000]);
  });

  it("learns nothing from calls that were begun before it changed", () => {
    const before = [breaker.enter(), breaker.enter()];
    open();
    now += 1_000;
    const probe = breaker.enter();
    before[0]?.("answered");
    expect(breaker.state).toBe("half-open");
    probe?.("answered");
    before[1]?.("failed");
    expect(breaker.state).toBe("closed");
  });

  it("tries at another moment than other processes", () => {
    const late = new CircuitBreaker({ now: () => now, random: () => 1 });
    for (let turn = 0; turn < 5; turn += 1) late.enter()?.("failed");
    now += 1_249;
    expect(late.enter()).toBeNull();
    now += 1;
    expect(late.enter()).not.toBeNull();
  });
});
