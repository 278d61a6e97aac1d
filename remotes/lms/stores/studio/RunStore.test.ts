import { describe, expect, it } from "@jest/globals";

import { FREE_LIMITS } from "../../contract/studio/Program";
import type { Language, LoadProgress, OpenSession } from "../../contract/studio/Session";
import { FakeSession, type FakeRun } from "../../testing/studio/FakeSession";
import { studioParts } from "../../testing/studio/studioParts";
import { RunStore } from "./RunStore";
import { Runtimes } from "./Runtimes";

const request = (language: Language = "python") => ({
  language,
  files: [{ path: "main", text: "" }],
  stdin: "",
  limits: FREE_LIMITS,
});
const atOnce = (task: () => void): void => task();

const over = (parts: ReturnType<typeof studioParts>) => new RunStore({ ...parts, schedule: atOnce });
const make = (answer: FakeRun) => over(studioParts(undefined, answer));

/** Resolves when the abort comes. */
const untilAborted = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve()));

describe("a run", () => {
  it("keeps both outputs apart, in their order", async () => {
    const run = make(async (_files, { onOutput }) => {
      onOutput({ fd: 1, text: "satu " });
      onOutput({ fd: 1, text: "dua\n" });
      onOutput({ fd: 2, text: "awas\n" });
      return { status: "runtime-error" };
    });
    const result = await run.run(request());
    expect([result?.status, run.phase]).toEqual(["runtime-error", "ended"]);
    expect(run.output.blocks.flatMap(({ parts }) => parts)).toEqual([
      { from: 1, text: "satu dua\n" },
      { from: 2, text: "awas\n" },
    ]);
  });

  it("asks for a line when the program does, shows it, and ends the input", async () => {
    const heard: (string | null | undefined)[] = [];
    const run = make(async (_files, { onInput }) => {
      heard.push(await onInput?.(), await onInput?.());
      return {};
    });
    const ended = run.run(request());
    for (const line of ["Aulia", null]) {
      await waitFor(() => run.isWaitingForInput);
      run.answer(line);
    }
    await ended;
    expect(heard).toEqual(["Aulia", null]);
    expect(run.output.blocks[0]?.parts).toEqual([{ from: 0, text: "Aulia\n" }]);
  });

  it("takes an input that was given as all of it", async () => {
    const asks: boolean[] = [];
    const run = make(async (_files, { onInput }) => {
      asks.push(onInput !== undefined);
      return {};
    });
    await run.run(request());
    await run.run({ ...request(), stdin: "Aulia\n" });
    expect(asks).toEqual([true, false]);
  });

  it("is stopped at once, also while it waits for input", async () => {
    const run = make(async (_files, { onInput, signal }) => {
      await onInput?.();
      return { status: signal?.aborted ? "stopped" : "ok" };
    });
    const ended = run.run(request());
    await waitFor(() => run.isWaitingForInput);
    run.stop();
    expect((await ended)?.status).toBe("stopped");
    expect(run.isBusy).toBe(false);
  });

  it("stops what another studio of the same language is busy with, and no other", async () => {
    const parts = studioParts(undefined, async (_files, { signal, stdin }) => {
      if (stdin === "long") await untilAborted(signal);
      return { status: signal?.aborted ? "stopped" : "ok" };
    });
    const [first, second, third] = [over(parts), over(parts), over(parts)];
    const long = first.run({ ...request(), stdin: "long" });
    await waitFor(() => first.phase === "running");
    expect((await third.run(request("lua")))?.status).toBe("ok");
    expect(first.phase).toBe("running");
    expect((await second.run(request()))?.status).toBe("ok");
    expect((await long)?.status).toBe("stopped");
  });
});

const waitFor = async (isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 1000 && !isSo(); turn += 1) await new Promise((resolve) => setImmediate(resolve));
  if (!isSo()) throw new Error("It never came");
};

describe("fetching a language", () => {
  const opening = (open: OpenSession) => {
    const parts = { ...studioParts(), runtimes: new Runtimes(() => Promise.resolve(open)) };
    return { parts, run: new RunStore({ ...parts, schedule: atOnce }) };
  };
  const ready: OpenSession = async (language) => ({
    status: "loaded",
    session: new FakeSession(language, async () => ({})),
    isKept: true,
  });

  it("tells how far it is and which parts have come", async () => {
    const seen: LoadProgress[] = [];
    const { run } = opening(async (language, options) => {
      for (const part of ["Mesin", "Pustaka"]) options.onProgress({ loadedBytes: 1, totalBytes: 2, part });
      if (run.progress) seen.push(run.progress);
      return ready(language, options);
    });
    await run.run(request());
    expect([run.parts, seen.at(-1)?.part, run.phase]).toEqual([["Mesin", "Pustaka"], "Pustaka", "ended"]);
  });

  it("can be cancelled, and says so", async () => {
    const { run } = opening(async (_language, { signal }) => {
      await untilAborted(signal);
      return { status: "failed", failure: "cancelled" };
    });
    const ended = run.run(request());
    await waitFor(() => run.phase === "loading");
    run.stop();
    expect(await ended).toBeNull();
    expect([run.phase, run.failure]).toEqual(["failed", "cancelled"]);
  });

  it("says what it failed of, and tries anew", async () => {
    let isOffline = true;
    const { run } = opening(async (...asked) =>
      isOffline ? { status: "failed", failure: "offline" } : ready(...asked),
    );
    await run.run(request());
    expect([run.phase, run.failure]).toEqual(["failed", "offline"]);
    isOffline = false;
    expect((await run.run(request()))?.status).toBe("ok");
  });

  it("says where the browser had no room to keep it", async () => {
    const { run } = opening(async (language) => ({
      status: "loaded",
      session: new FakeSession(language, async () => ({})),
      isKept: false,
    }));
    await run.run(request());
    await run.run(request());
    expect(run.isLanguageKept).toBe(false);
  });

  it("asks first where somebody wants that, once, and only for what is large", async () => {
    const { run, parts } = opening(ready);
    parts.preferences.set("asksFirst", true);
    const refused = run.run(request("r"));
    await waitFor(() => run.phase === "asking");
    run.decide(false);
    expect([await refused, run.phase]).toEqual([null, "idle"]);
    const wanted = run.run(request("r"));
    await waitFor(() => run.phase === "asking");
    run.decide(true);
    expect((await wanted)?.status).toBe("ok");
    parts.runtimes.disposeAll();
    expect((await run.run(request("r")))?.status).toBe("ok");
    expect((await run.run(request("lua")))?.status).toBe("ok");
  });

  it("keeps two languages ready, and lets go the one that was not used for longest", async () => {
    const opened: FakeSession[] = [];
    const { run } = opening(async (language) => {
      const session = new FakeSession(language, async () => ({}));
      opened.push(session);
      return { status: "loaded", session, isKept: true };
    });
    for (const language of ["lua", "ruby", "lua", "sql"] as const) await run.run(request(language));
    expect(opened.map((session) => [session.language, session.isDisposed])).toEqual([
      ["lua", false],
      ["ruby", true],
      ["sql", false],
    ]);
  });
});
