/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";

import { untilReachable } from "./untilReachable";

let asked: jest.SpiedFunction<typeof fetch>;
let isReached = false;

const begin = (): void => {
  isReached = false;
  void untilReachable().then(() => (isReached = true));
};

beforeEach(() => {
  jest.useFakeTimers();
  asked = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("No network"));
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("asks less often each time, and ends with the first answer, whatever it is", async () => {
  begin();
  await jest.advanceTimersByTimeAsync(1_999);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(isReached).toBe(false);
  asked.mockResolvedValue(new Response(null, { status: 503 }));
  await jest.advanceTimersByTimeAsync(1);
  expect([asked.mock.calls.length, isReached]).toEqual([2, true]);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

it("asks at least once a minute", async () => {
  begin();
  await jest.advanceTimersByTimeAsync(3_600_000);
  const before = asked.mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(before + 1);
});

it.each([
  ["while the browser knows of no connection", () => jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
  ["of a page that nobody sees", () => jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")],
])("asks nothing %s", async (_when, arrange) => {
  arrange();
  begin();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(asked).not.toHaveBeenCalled();
});
