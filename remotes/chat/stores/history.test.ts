import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";

import { CONVERSATION_KEY, HISTORY_KEY, LocalHistory } from "./history";

let kept: Map<string, string>;
let history: LocalHistory;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const entry = (id: string) => ({
  conversation_id: id,
  message_id: `m-${id}`,
  user_message: "Berapa?",
  bot_message: "Gratis.",
  created_at: "2026-11-24T00:00:00Z",
});

beforeEach(() => {
  kept = new Map();
  history = new LocalHistory(storage);
});
afterEach(() => void jest.restoreAllMocks());

it("has the newest first, each once, and a hundred at most", () => {
  for (let count = 0; count < 120; count += 1) history.add(entry(`c${count}`));
  history.add({ ...entry("c119"), user_message: "Lagi?" });
  expect(history.list()).toHaveLength(100);
  expect(history.list()[0]).toEqual(entry("c119"));
});

it("skips what is no entry, and is empty where the storage holds something else", () => {
  kept.set(HISTORY_KEY, JSON.stringify([{ old: true }, entry("c1")]));
  expect(history.list()).toEqual([entry("c1")]);
  for (const other of ["{", "null", '{"a":1}']) {
    kept.set(HISTORY_KEY, other);
    expect(history.list()).toEqual([]);
  }
});

it("forgets which conversation is open together with it", () => {
  history.add(entry("c1"));
  history.current = "c1";
  history.remove("c2");
  expect(kept.get(CONVERSATION_KEY)).toBe("c1");
  history.remove("c1");
  expect([history.list(), kept.has(CONVERSATION_KEY)]).toEqual([[], false]);
});

it("keeps a name that the visitor has given", () => {
  history.add(entry("c1"));
  history.change("c1", { title: "Harga kelas" });
  expect(history.list()).toEqual([{ ...entry("c1"), title: "Harga kelas" }]);
});

it("goes without a storage that is closed or full", () => {
  const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const refuse = (): never => {
    throw new DOMException("No", "QuotaExceededError");
  };
  const closed = new LocalHistory({ getItem: refuse, setItem: refuse, removeItem: refuse });
  closed.add(entry("c1"));
  closed.draft = "";
  expect([closed.list(), closed.current, closed.draft, closed.hasToken]).toEqual([[], null, "", false]);
  expect(warned).toHaveBeenCalledTimes(2);
});
