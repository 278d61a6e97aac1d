import { describe, expect, it } from "@jest/globals";

import { typeNameOf } from "./typeNameOf";

describe("the type of an exception that nobody caught", () => {
  it.each([
    ["St12out_of_range", "std::out_of_range"],
    ["4Full", "Full"],
    ["N4bank4FullE", "bank::Full"],
    ["i", "int"],
    ["PKc", "char const*"],
    ["NSt3__212basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE", "std::string"],
  ])("%s is told as %s", (name, told) => {
    expect(typeNameOf(name)).toBe(told);
  });

  it("is told as the compiler has it, where that is more than a name", () => {
    expect(typeNameOf("5ErrorIiE")).toBe("5ErrorIiE");
  });
});
