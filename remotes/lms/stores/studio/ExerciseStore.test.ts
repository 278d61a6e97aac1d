import { describe, expect, it } from "@jest/globals";

import type { Exercise } from "../../contract/studio/Exercise";
import { FREE_LIMITS } from "../../contract/studio/Program";
import type { FakeRun } from "../../testing/studio/FakeSession";
import { MemoryStorage } from "../../testing/studio/MemoryStorage";
import { sampleExercise } from "../../testing/studio/sampleExercise";
import { studioParts } from "../../testing/studio/studioParts";
import { ExerciseStore, type SentAttempt } from "./ExerciseStore";

const page = {
  document: { addEventListener: () => undefined, removeEventListener: () => undefined },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

interface Options {
  readonly answer: FakeRun;
  readonly send?: (attempt: SentAttempt) => Promise<"kept" | "nobody">;
  readonly exercise?: Exercise;
  readonly storage?: MemoryStorage;
}

const open = ({ answer, send = async () => "kept", exercise = sampleExercise(), storage }: Options) => {
  const store = new ExerciseStore(exercise, { ...studioParts(storage, answer), send });
  store.start(page as unknown as Window); // of a window it needs what is here
  return store;
};
const echo: FakeRun = async (_files, { stdin, onOutput }) => {
  onOutput({ fd: 1, text: `${stdin.trim()}  \n\n` });
  return {};
};
const states = ({ outcomes }: ExerciseStore) => outcomes.map(({ state }) => state);

describe("an exercise", () => {
  it("runs all tests in one session, and takes what differs in white space at the ends for equal", async () => {
    const store = open({ answer: echo });
    await store.runTests();
    expect([states(store), store.isPassed, store.passedCount]).toEqual([["passed", "failed", "passed"], false, 2]);
    expect(store.chosen?.test.id).toBe("two");
    expect(store.attempts.map(({ passed, total }) => [passed, total])).toEqual([[2, 3]]);
  });

  it("runs the learner's files beside those of the tests, in whose places theirs are not", async () => {
    const ran: (readonly string[])[] = [];
    const exercise = sampleExercise({
      starter: [
        { path: "main.py", text: "def f(): pass" },
        { path: "uji.py", text: "mine" },
      ],
      harness: [{ path: "uji.py", text: "theirs" }],
    });
    const store = open({
      exercise,
      answer: async (files) => {
        ran.push(files.map(({ path, text }) => `${path} ${text}`));
        return {};
      },
    });
    await store.runTests();
    expect(ran[0]).toEqual(["uji.py theirs", "main.py def f(): pass"]);
  });

  it("starts no further test once the compiler was ended over its time, and notes no attempt", async () => {
    const store = open({ answer: async () => ({ status: "compile-timeout" }) });
    await store.runTests();
    expect([states(store), store.chosen?.result?.status]).toEqual([["unrun", "unrun", "unrun"], "compile-timeout"]);
    expect(store.attempts).toEqual([]);
  });

  it("starts no further test once the program cannot be compiled, and notes the attempt", async () => {
    const diagnostics = [{ severity: "error", message: "expected ':'", path: null, line: 2, column: 9 }] as const;
    const store = open({ answer: async () => ({ status: "compile-error", diagnostics }) });
    await store.runTests();
    expect([states(store), store.diagnostics]).toEqual([["unrun", "unrun", "unrun"], diagnostics]);
    expect(store.attempts[0]?.passed).toBe(0);
  });

  it("counts what ends in an error or over its time as differing, whatever it wrote", async () => {
    const store = open({ answer: async (files, options) => ({ ...(await echo(files, options)), status: "timeout" }) });
    await store.runTests();
    expect(states(store)).toEqual(["failed", "failed", "failed"]);
  });

  it("says nothing to the record of an attempt that was stopped", async () => {
    const sent: SentAttempt[] = [];
    const store = open({
      answer: async () => ({ status: "stopped" }),
      send: async (attempt) => {
        sent.push(attempt);
        return "kept";
      },
    });
    await store.runTests();
    expect([sent, store.attempts, states(store)]).toEqual([[], [], ["unrun", "unrun", "unrun"]]);
  });

  it("tells the record which tests pass, and keeps attempts where it cannot", async () => {
    const sent: SentAttempt[] = [];
    const storage = new MemoryStorage();
    let isDown = false;
    const store = open({
      storage,
      answer: echo,
      send: async (attempt) => {
        sent.push(attempt);
        if (isDown) throw new Error("offline");
        return "kept";
      },
    });
    await store.runTests();
    expect([store.sendState, sent[0]?.tests.map(({ isPassed }) => isPassed)]).toEqual(["sent", [true, false, true]]);
    isDown = true;
    await store.runTests();
    expect(store.sendState).toBe("unsent");
    expect(open({ answer: echo, storage }).attempts).toHaveLength(2);
  });

  it("fills the database before a program in SQL with its own rows and a test's", async () => {
    const seeds: (string | undefined)[] = [];
    const exercise = sampleExercise({ language: "sql", seedSql: "CREATE TABLE kota (nama);", limits: FREE_LIMITS });
    const store = open({
      exercise,
      answer: async (_files, { seedSql, stdin }) => {
        seeds.push(`${seedSql} / ${stdin}`);
        return {};
      },
    });
    await store.runTests();
    expect(seeds[0]).toBe("CREATE TABLE kota (nama);\nsatu / ");
  });
});
