import { expect, it } from "@jest/globals";

import { unplainIn } from "./unplain";

class Money {
  amount = 5;
}

it.each([
  [{ list: [{ open: () => 5 }] }, "list.0.open is a function, which does not arrive"],
  [{ kind: Symbol("a") }, "kind is a symbol, which does not arrive"],
  [{ startsOn: new Date(0) }, "startsOn is a Date, which arrives as a text"],
  [{ startsOn: new Date(Number.NaN) }, "startsOn is a Date, which arrives as null"],
  [{ mean: 0 / 0 }, "mean is NaN, which arrives as null"],
  [{ byId: new Map() }, "byId is an object of the class Map, which arrives without it"],
  [{ price: new Money() }, "price is an object of the class Money, which arrives without it"],
  [{ toJSON: () => "a" }, "all of it is an object with toJSON, which arrives as something else"],
])("finds what is no plain JSON in %j", (data, said) => {
  expect(unplainIn(data)).toBe(said);
});

it("lets plain JSON pass, with fields that are not there", () => {
  expect(unplainIn({ a: [1, "b", null, true, { c: undefined }], d: Object.create(null) as object })).toBeNull();
});
