import { expect, it } from "@jest/globals";

import { mergeMessages } from "./mergeMessages";

const known = {
  conversation_id: "c1",
  message_id: "m1",
  user_message: "Satu",
  bot_message: "Separuh",
  created_at: "2026-11-24T00:00:00Z",
};
const stored = (id: string | undefined, query: string, value: string) => ({
  ...(id !== undefined && { id }),
  query,
  response: { value, sources: [], cards: [] },
});
const turns = (...given: Parameters<typeof mergeMessages>) =>
  mergeMessages(...given).map(({ role, text }) => `${role}: ${text}`);

it("takes the server's answer for the same message", () => {
  expect(turns([stored("m1", "Satu", "Penuh"), stored("m2", "Dua", "B")], known)).toEqual([
    "user: Satu",
    "bot: Penuh",
    "user: Dua",
    "bot: B",
  ]);
  expect(turns([stored(undefined, "Satu", "Penuh")], known)).toEqual(["user: Satu", "bot: Penuh"]);
});

it("takes the local answer where the server has none yet, and leaves one out that nobody has", () => {
  expect(turns([stored("m1", "Satu", ""), stored("m2", "Dua", "")], known)).toEqual([
    "user: Satu",
    "bot: Separuh",
    "user: Dua",
  ]);
});

it("begins with the local turn where the server does not know it", () => {
  expect(turns([stored("m2", "Dua", "B")], known)).toEqual(["user: Satu", "bot: Separuh", "user: Dua", "bot: B"]);
  expect(turns([], known)).toEqual(["user: Satu", "bot: Separuh"]);
});
