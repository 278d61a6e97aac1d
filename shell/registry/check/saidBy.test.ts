import { expect, it } from "@jest/globals";

import { saidBy } from "./saidBy";

const trap = (): never => {
  throw new Error("trap");
};

it.each([
  [new Error("no class"), "no class"],
  [null, "null was thrown, which is no Error: it says neither what is wrong nor where"],
  [
    Object.freeze({ message: "no class" }),
    "an object was thrown, which is no Error: it says neither what is wrong nor where",
  ],
  [Object.defineProperty(new Error("x"), "message", { get: trap }), "something was thrown that cannot be looked at"],
  [new Proxy({}, { getPrototypeOf: trap }), "something was thrown that cannot be looked at"],
])("puts what is thrown into words", (error, said) => {
  expect(saidBy(error)).toBe(said);
});
