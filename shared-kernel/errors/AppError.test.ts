import { describe, expect, it } from "@jest/globals";

import { AppError, codeForStatus, isAppError, toAppError } from "./AppError";
import { ERROR_CODES, ERROR_TABLE } from "./table";

describe("AppError", () => {
  it("has the status of its code", () => {
    expect(new AppError("too-many", "Slow down").status).toBe(429);
  });

  it("chains its cause, and has none where there was none", () => {
    const cause = new Error("socket hang up");
    expect(new AppError("offline", "No answer", { cause }).cause).toBe(cause);
    expect("cause" in new AppError("offline", "No answer")).toBe(false);
  });

  it("is recognised across copies of its class, which instanceof is not", () => {
    const fromAnotherCopy = Object.assign(new Error("Not there"), { [Symbol.for("serambi.AppError")]: true });
    expect(isAppError(fromAnotherCopy)).toBe(true);
    expect(fromAnotherCopy).not.toBeInstanceOf(AppError);
  });

  it.each([new Error("a bug"), "text", null, undefined, { code: "timeout" }])("is not %p", (value) => {
    expect(isAppError(value)).toBe(false);
  });
});

describe("toAppError", () => {
  it("keeps an expected error as it is", () => {
    const error = new AppError("conflict", "Taken");
    expect(toAppError(error)).toBe(error);
  });

  it("makes a bug `internal` and keeps it as the cause", () => {
    const bug = new TypeError("x is not a function");
    expect(toAppError(bug)).toMatchObject({ code: "internal", message: "x is not a function", cause: bug });
    expect(toAppError("thrown text")).toMatchObject({ code: "internal", message: "thrown text", cause: "thrown text" });
  });
});

describe("codeForStatus", () => {
  it.each([
    [401, "unauthorized"],
    [404, "not-found"],
    [408, "timeout"],
    [418, "bad-request"],
    [422, "invalid"],
    [500, "upstream"],
    [502, "upstream"],
    [503, "unavailable"],
    [504, "timeout"],
    [204, "upstream"],
  ])("reads %i as %s", (status, code) => {
    expect(codeForStatus(status)).toBe(code);
  });
});

describe("the table of errors", () => {
  it("reports what an operator can act on, and nothing a visitor did", () => {
    const isReported = (status: number) => status >= 500;
    const surprising = ERROR_CODES.filter((code) => ERROR_TABLE[code].report !== isReported(ERROR_TABLE[code].status));
    expect(surprising).toEqual(["offline"]);
  });
});
