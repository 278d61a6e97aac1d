/** @jest-environment jest-fixed-jsdom */
import { beforeEach, expect, it, jest } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { Kept, SavedAnswer } from "../../contract/quiz/Attempt";
import { sampleAttempt } from "../../testing/quiz/sampleQuiz";
import { AttemptStore } from "./AttemptStore";
import { browserStorage } from "./Pending";

beforeEach(() => {
  jest.useFakeTimers();
});

const attempt = { ...sampleAttempt, saved: [], secondsLeft: 60 };
const keptOf = (saved: readonly SavedAnswer[]): Kept => ({ state: "open", saved: [...saved], secondsLeft: 50 });

/** A store over a server that answers as it is told, and what it was sent. */
const opened = (pending: readonly SavedAnswer[] = []) => {
  const sent: (readonly SavedAnswer[])[] = [];
  const storage = {
    kept: pending,
    recall: () => Promise.resolve(storage.kept),
    keep: (now: readonly SavedAnswer[]) => void (storage.kept = now),
  };
  const server = { isDown: false, monotonicMs: 0, isDone: false, readMs: 0, known: [] as readonly SavedAnswer[] };
  const answer = (changes: readonly SavedAnswer[]): Promise<Kept> => {
    if (server.isDown) return Promise.reject(new AppError("offline", "No connection"));
    sent.push(changes);
    return Promise.resolve(server.isDone ? { state: "done", saved: [], secondsLeft: 0 } : keptOf(changes));
  };
  const store = new AttemptStore(
    { attempt, start: 1 },
    {
      keep: answer,
      submit: (changes) => answer(changes).then((kept) => ({ ...kept, state: "done" as const })),
      read: async () => {
        if (server.isDown) throw new AppError("offline", "No connection");
        const read = { state: "open" as const, attempt: { ...attempt, saved: [...server.known] } };
        await new Promise((resolve) => setTimeout(resolve, server.readMs));
        return read;
      },
      storage,
      monotonic: () => server.monotonicMs,
    },
  );
  return { store, sent, storage, server };
};

it("keeps what cannot be sent, and sends it once the server answers", async () => {
  const { store, sent, storage, server } = opened();
  server.isDown = true;
  store.choose(1, ["B"]);
  store.choose(1, ["C"]);
  await jest.advanceTimersByTimeAsync(0);
  expect(store.phase).toBe("offline");
  expect(storage.kept).toMatchObject([{ n: 1, answer: ["C"], seq: 2 }]);
  server.isDown = false;
  await jest.advanceTimersByTimeAsync(3_000);
  expect(sent).toMatchObject([[{ n: 1, answer: ["C"], seq: 2 }]]);
  expect([store.phase, storage.kept]).toEqual(["saved", []]);
});

it("takes up what an earlier tab could not send", async () => {
  const { store, sent } = opened([{ n: 2, answer: ["A", "C"], seq: 4, isFlagged: true }]);
  const stop = store.start();
  await jest.advanceTimersByTimeAsync(100);
  stop();
  expect(store.answerOf(2)).toEqual(["A", "C"]);
  expect(sent).toMatchObject([[{ n: 2, seq: 4, isFlagged: true }]]);
});

it("hands in by itself once its time is over, also where it comes back later", async () => {
  const { store, sent, server } = opened();
  const stop = store.start();
  await jest.advanceTimersByTimeAsync(100);
  server.isDown = true;
  server.monotonicMs = 61_000;
  await jest.advanceTimersByTimeAsync(1_000);
  expect([store.secondsLeft, store.isSubmitting, store.isDone]).toEqual([0, true, false]);
  server.isDown = false;
  await jest.advanceTimersByTimeAsync(10_000);
  stop();
  expect([store.isDone, sent.at(-1)]).toEqual([true, []]);
});

it("finds what each of two tabs could not send, whatever the other one has sent", async () => {
  const [one, other] = [browserStorage("attempt", "one"), browserStorage("attempt", "other")];
  const change = { n: 1, answer: ["B"], seq: 2, isFlagged: false };
  one.keep([change]);
  other.keep([{ ...change, seq: 1 }]);
  other.keep([{ ...change, n: 2, seq: 3 }]);
  browserStorage("another attempt", "one").keep([change]);
  expect(await browserStorage("attempt", "later").recall()).toMatchObject([
    { n: 1, seq: 2 },
    { n: 2, seq: 3 },
  ]);
  expect(await other.recall()).toEqual([]);
});

it("shows what another device has chosen later", () => {
  const { store } = opened();
  store.take({ attempt: { ...attempt, saved: [{ n: 1, answer: ["A"], seq: 3, isFlagged: false }] }, start: 1 });
  expect(store.answerOf(1)).toEqual(["A"]);
});

it("goes by no answer that a later change has overtaken", async () => {
  const { store, server } = opened();
  server.known = [{ n: 1, answer: ["A"], seq: 1, isFlagged: false }];
  server.readMs = 500;
  const stop = store.start();
  await jest.advanceTimersByTimeAsync(100);
  store.choose(1, ["B"]);
  store.choose(1, ["C"]);
  await jest.advanceTimersByTimeAsync(1_000);
  stop();
  expect([store.answerOf(1), store.phase]).toEqual([["C"], "saved"]);
});

it("tells of a lost connection only while something waits for it", async () => {
  const { store, server } = opened();
  const stop = store.start();
  await jest.advanceTimersByTimeAsync(100);
  server.isDown = true;
  dispatchEvent(new Event("online"));
  await jest.advanceTimersByTimeAsync(100);
  expect(store.phase).toBe("saved");
  store.choose(1, ["B"]);
  await jest.advanceTimersByTimeAsync(100);
  expect(store.phase).toBe("offline");
  server.isDown = false;
  await jest.advanceTimersByTimeAsync(3_000);
  stop();
  expect(store.phase).toBe("saved");
});
