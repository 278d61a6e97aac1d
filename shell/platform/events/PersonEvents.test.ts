import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";

import type { Database } from "../database/Database";
import { PersonEvents } from "./PersonEvents";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it("asks the database no more often for listeners who come and go at once than for one who stays", async () => {
  let looks = 0;
  const db = { transaction: async () => ((looks += 1), []), close: async () => undefined } as unknown as Database; // no query is made
  const events = new PersonEvents(db, () => undefined);
  const listener = { site: "a", personId: null, names: new Set<string>(), hear: () => undefined, end: () => undefined };
  for (let count = 0; count < 20; count += 1) {
    events.listen(listener)();
    await jest.advanceTimersByTimeAsync(50);
  }
  expect(looks).toBeLessThanOrEqual(3);
  events.listen(listener);
  await jest.advanceTimersByTimeAsync(500);
  expect(looks).toBeGreaterThanOrEqual(3);
  events.stop();
});
