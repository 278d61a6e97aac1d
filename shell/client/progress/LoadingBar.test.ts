import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { LoadingBar } from "./LoadingBar";

let bar: LoadingBar;

beforeEach(() => {
  jest.useFakeTimers();
  bar = new LoadingBar();
});
afterEach(() => {
  jest.useRealTimers();
});

const after = (ms: number) => {
  jest.advanceTimersByTime(ms);
  return { state: bar.state, percent: bar.percent };
};

describe("LoadingBar (specification section 9)", () => {
  it("does not appear for what takes less than 200 ms", () => {
    const end = bar.begin();
    expect(after(199).state).toBe("hidden");
    end(true);
    expect(after(10_000).state).toBe("hidden");
  });

  it("appears after 200 ms and moves on every 100 ms, over 5 s", () => {
    bar.begin();
    expect(after(200)).toEqual({ state: "running", percent: 0 });
    expect(after(99).percent).toBe(0);
    expect(after(1).percent).toBe(2);
    expect(after(2_400).percent).toBe(50);
    expect(after(60_000)).toEqual({ state: "running", percent: 95 });
  });

  it("is full at the end, and gone 500 ms after it", () => {
    const end = bar.begin();
    after(1_000);
    end(true);
    expect(after(0)).toEqual({ state: "done", percent: 100 });
    expect(after(499).state).toBe("done");
    expect(after(1)).toEqual({ state: "hidden", percent: 0 });
  });

  it("marks a failure, also one that came at once", () => {
    bar.begin()(false);
    expect(after(0)).toEqual({ state: "failed", percent: 100 });
    expect(after(500).state).toBe("hidden");
  });

  it("is one bar for several things, until the last of them ends", () => {
    const [first, second] = [bar.begin(), bar.begin()];
    after(300);
    first(true);
    first(true);
    expect(after(100).state).toBe("running");
    second(true);
    expect(after(0).state).toBe("done");
  });

  it("begins anew while the end of the last one still shows", () => {
    const end = bar.begin();
    after(300);
    end(true);
    bar.begin();
    expect(after(199).state).toBe("hidden");
    expect(after(1)).toEqual({ state: "running", percent: 0 });
    expect(after(1_000).state).toBe("running");
  });

  it("follows a promise and leaves its outcome alone", async () => {
    await expect(bar.track(Promise.resolve(7))).resolves.toBe(7);
    await expect(bar.track(Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(bar.state).toBe("failed");
  });
});
