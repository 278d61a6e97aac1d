import { describe, expect, it } from "@jest/globals";

import { formatPhone, parsePhone } from "./phoneNumber";

describe("parsePhone", () => {
  it.each([
    "081234567890",
    "0812-3456-7890",
    "0812 3456 7890",
    "62 812 3456 7890",
    "+62 812-3456-7890",
    "(+62) 812.3456.7890",
    "+62 0812 3456 7890",
    "812-3456-7890",
    "\u202a+62\u00a0812\u20113456\u20117890\u202c",
  ])("stores %j with the country's code", (text) => {
    expect(parsePhone(text)).toBe("+6281234567890");
  });

  it.each([
    ["nothing", ""],
    ["words", "nomor saya 0812"],
    ["a landline", "0215551234"],
    ["a second digit 0, which no network has", "08012345678"],
    ["too few digits", "081234567"],
    ["too many digits", "08123456789012"],
    ["another country", "+6591234567"],
    ["a plus in the middle", "62+81234567890"],
  ])("refuses %s", (_, text) => {
    expect(parsePhone(text)).toBeNull();
  });

  it("takes the shortest and the longest number there is", () => {
    expect([parsePhone("0811234567"), parsePhone("0811234567890")]).toEqual(["+62811234567", "+62811234567890"]);
  });
});

describe("formatPhone", () => {
  it("groups a number for reading behind +62", () => {
    expect([formatPhone("+6281234567890"), formatPhone("0811234567")]).toEqual(["812-3456-7890", "811-2345-67"]);
  });

  it("leaves alone what it cannot read", () => {
    expect(formatPhone("021-555")).toBe("021-555");
  });
});
