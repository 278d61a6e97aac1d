import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import { FREE_LIMITS } from "../../contract/studio/Program";
import { COMPILE_LIMIT_MS } from "../../contract/studio/Session";
import { Attempt } from "./Attempt";
import type { FromProgram } from "./messages";
import { ShownOutput } from "./ShownOutput";

const begin = () => {
  const live = { onMessage: jest.fn<(message: FromProgram | null) => void>(), post: jest.fn(), end: jest.fn() };
  const attempt = new Attempt(live, {
    files: [],
    options: { stdin: "", limits: FREE_LIMITS, onOutput: () => undefined },
    stdin: "",
    isOpen: false,
    seed: 1,
    output: new ShownOutput(() => undefined),
    timeoutMs: FREE_LIMITS.timeoutMs,
    ending: new AbortController().signal,
  });
  return { live, end: attempt.run() };
};

describe("an attempt to run a program", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("tells a compiler that was ended over its time apart from a program that was", async () => {
    const compiling = begin();
    jest.advanceTimersByTime(COMPILE_LIMIT_MS);
    expect(await compiling.end).toMatchObject({ status: "compile-timeout", isSpent: true, runMs: 0 });
    expect(compiling.live.end).toHaveBeenCalled();

    const running = begin();
    running.live.onMessage({ kind: "started", compileMs: 5, graceMs: 0 });
    jest.advanceTimersByTime(FREE_LIMITS.timeoutMs);
    expect(await running.end).toMatchObject({ status: "timeout", isSpent: true, compileMs: 5 });
  });
});
