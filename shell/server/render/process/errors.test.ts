import { describe, expect, it } from "@jest/globals";
import { AppError, isAppError } from "@serambi/kernel/errors";

import { hostResting, isCallNotMade } from "../../errors/CallNotMade";
import { RenderInterrupted } from "../RenderInterrupted";
import { fromPlainError, PlainError, toPlainError } from "./errors";

/** As it comes on the other side of the line. */
const sent = (error: unknown): Error =>
  fromPlainError(PlainError.parse(JSON.parse(JSON.stringify(toPlainError(error)))));

describe("an error between the processes", () => {
  it("stays an expected one, with its code, its fields and when to try again", () => {
    const error = new AppError("invalid", "Wrong", { fields: { email: "Not an address" }, retryAfterSeconds: 7 });
    const came = sent(error);
    expect(isAppError(came)).toBe(true);
    expect(came).toMatchObject({ code: "invalid", message: "Wrong", retryAfterSeconds: 7, status: 422 });
    expect(came).toMatchObject({ fields: { email: "Not an address" }, stack: error.stack });
  });

  it("still says that a call was not made", () => {
    expect(isCallNotMade(sent(hostResting("services", 3)))).toBe(true);
    expect(isCallNotMade(sent(new AppError("offline", "Gone")))).toBe(false);
  });

  it("stays a bug, with its name and where it happened", () => {
    const came = sent(new TypeError("x is not a function"));
    expect(isAppError(came)).toBe(false);
    expect(came).toMatchObject({ name: "TypeError", message: "x is not a function" });
    expect(came.stack).toContain("errors.test");
  });

  it("says whose code altered what all share", () => {
    const culprit = { remote: "courses", version: "1.2.3" };
    const came = sent(
      new RenderInterrupted("altered", culprit, { cause: new Error("It altered Array.prototype.map") }),
    );
    expect(came).toBeInstanceOf(RenderInterrupted);
    expect(came).toMatchObject({ why: "altered", culprit, cause: "Error: It altered Array.prototype.map" });
  });

  it("is no expected one where its code is none of the table", () => {
    const odd = Object.assign(new AppError("invalid", "Odd"), { code: "constructor" });
    expect(isAppError(sent(odd))).toBe(false);
  });

  it("can be told whatever was thrown", () => {
    const unreadable = Object.defineProperty(new Error("x"), "message", {
      get: () => {
        throw new Error("no");
      },
    });
    const odd = Object.assign(new Error("odd"), { name: 5, stack: { deep: 1 } });
    for (const thrown of [unreadable, odd, Object.create(null), Symbol("s"), null, undefined, 7, "text"])
      expect(sent(thrown)).toBeInstanceOf(Error);
    expect(sent("text").message).toBe("text");
  });
});
