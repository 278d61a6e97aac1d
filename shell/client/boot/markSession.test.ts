/** @jest-environment jest-fixed-jsdom */
import { beforeEach, expect, it, jest } from "@jest/globals";

import { markSession } from "./markSession";

beforeEach(() => localStorage.clear());

it("says that there is a session, and nothing of it, until a page was made without one", () => {
  markSession("larasati");
  expect(localStorage.getItem("access_token")).toBe("cookie");
  markSession(undefined);
  expect(localStorage.getItem("access_token")).toBeNull();
});

it("leaves what was kept before log-in, and for the same person; nothing of it for another one", () => {
  localStorage.setItem("learning_progress", "of a visitor, then Larasati's");
  localStorage.setItem("theme", "dark");
  markSession("larasati");
  markSession(undefined);
  markSession("larasati");
  expect(localStorage.getItem("learning_progress")).not.toBeNull();
  sessionStorage.setItem("typed", "hers");
  markSession("theresia");
  expect([localStorage.getItem("learning_progress"), sessionStorage.getItem("typed")]).toEqual([null, null]);
  expect([localStorage.getItem("theme"), localStorage.getItem("access_token")]).toEqual(["dark", "cookie"]);
});

it("does without where a browser keeps nothing", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("denied");
  });
  expect(() => markSession("larasati")).not.toThrow();
});
