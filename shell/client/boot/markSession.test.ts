/** @jest-environment jest-fixed-jsdom */
import { beforeEach, expect, it, jest } from "@jest/globals";

import { markSession } from "./markSession";

beforeEach(() => localStorage.clear());

it("says that there is a session, and nothing of it, until a page was made without one", () => {
  markSession(true);
  expect(localStorage.getItem("access_token")).toBe("cookie");
  markSession(false);
  expect(localStorage).toHaveLength(0);
});

it("does without where a browser keeps nothing", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied");
  });
  expect(() => markSession(true)).not.toThrow();
});
