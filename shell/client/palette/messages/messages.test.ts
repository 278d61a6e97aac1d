import { describe, expect, it } from "@jest/globals";

import { messages as en } from "./en";
import { messages as t } from "./id";

describe("the texts of the palette", () => {
  it("are the same in both languages, each with words of its own", () => {
    expect(Object.keys(en)).toEqual(Object.keys(t));
    expect([en.count(1), en.count(2), t.count(1)]).toEqual(["1 result", "2 results", "1 hasil"]);
  });
});
