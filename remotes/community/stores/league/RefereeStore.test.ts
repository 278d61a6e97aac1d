/** @jest-environment jest-fixed-jsdom */
import { beforeEach, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer as answerOf, fakeDeps, fakeHttp } from "@serambi/kernel/testing";

import type { Note, Noted } from "../../contract/league/Note";
import { leagueSheet } from "../../testing/leagueSamples";
import { RefereeStore } from "./RefereeStore";

const { id: match, version } = leagueSheet.match;
const deps = fakeDeps({ http: fakeHttp({ "community league/match": answerOf(leagueSheet) }) });
const idOf = (count: number): string => `3f1c9f8e-2f57-4e0a-9f55-${String(count).padStart(12, "a")}`;

/** A desk whose line answers as the test says. */
const desk = (answer: (note: Note) => Promise<Noted>) => {
  const sent: Note[] = [];
  let ids = 0;
  const store = new RefereeStore({ sheet: leagueSheet, history: { version, entries: [] } }, deps, {
    send: (note) => {
      sent.push(note);
      return answer(note);
    },
    readHistory: () => Promise.resolve({ version, entries: [] }),
    makeId: () => idOf((ids += 1)),
  });
  return { store, sent };
};
const arrived = () => Promise.resolve({ version: version + 1, same: false });
const offline = () => Promise.reject(new AppError("offline", "No line"));
const points = (count: number) => ({ kind: "points", side: "home", points: count }) as const;

beforeEach(() => localStorage.clear());

it("counts an entry at once, keeps it on the device without a line, and sends what waits in its order", async () => {
  let answer: () => Promise<Noted> = offline;
  const { store, sent } = desk(() => answer());
  store.add(points(2));
  store.add(points(3));
  await store.flush();
  expect([store.played.score, store.waiting.length, store.isOffline]).toEqual([[7, 2], 2, true]);
  const other = desk(arrived);
  other.store.start()();
  expect(other.store.waiting.map(({ note }) => note.points)).toEqual([2, 3]);
  answer = arrived;
  sent.length = 0;
  await store.flush();
  expect(sent.map((note) => note.points)).toEqual([2, 3]);
  expect([store.isOffline, store.sentAgain, localStorage.length]).toEqual([false, 2, 0]);
  // The match is not known in the version that they made: they count all the same.
  expect(store.played.score).toEqual([7, 2]);
});

it("takes an entry that has not left out of the queue, and one that has with an entry of its own", async () => {
  const { store: waiting } = desk(offline);
  waiting.add(points(2));
  await waiting.flush();
  waiting.undo();
  expect([waiting.queue, waiting.played.score]).toEqual([[], [2, 2]]);
  const { store, sent } = desk(arrived);
  store.add(points(2));
  await store.flush();
  store.undo();
  await store.flush();
  expect(sent.map(({ kind, target }) => [kind, target])).toEqual([
    ["points", undefined],
    ["void", idOf(1)],
  ]);
});

it("keeps what the match does not take any more until the referee notes it as a correction", async () => {
  const { store, sent } = desk((note) =>
    note.kind === "points" ? Promise.reject(new AppError("conflict", "Laga ini sudah selesai.")) : arrived(),
  );
  store.add(points(1));
  await store.flush();
  expect(store.refused.map(({ refusal }) => refusal)).toEqual(["Laga ini sudah selesai."]);
  expect(localStorage.length).toBe(1);
  store.correctRefused(idOf(1), "Menit 52.10");
  await store.flush();
  expect(sent.at(-1)).toMatchObject({ match, kind: "correction", side: "home", points: 1, words: "Menit 52.10" });
  expect(store.queue).toEqual([]);
});

it("leaves an entry that differs from a colleague's to the choice between the two", async () => {
  const { store } = desk(() => Promise.reject(new AppError("conflict", "Differs", { fields: { entry: idOf(9) } })));
  store.add(points(1));
  await store.flush();
  expect([store.queue, store.refused]).toEqual([[], []]);
});
