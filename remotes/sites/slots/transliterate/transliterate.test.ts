import { describe, expect, it } from "@jest/globals";

import { transliterate } from "./transliterate";

const written = (text: string) =>
  transliterate(text)
    .map((syllable) => syllable.written)
    .join("");

describe("transliterate", () => {
  it.each([
    ["sinau", "ꦱꦶꦤꦲꦸ"],
    ["hanacaraka", "ꦲꦤꦕꦫꦏ"],
    ["Matur nuwun", "ꦩꦠꦸꦂ ꦤꦸꦮꦸꦤ꧀"],
    ["aksara", "ꦲꦏ꧀ꦱꦫ"],
    ["putra", "ꦥꦸꦠꦿ"],
    ["karya", "ꦏꦂꦪ"],
    ["sanga", "ꦱꦔ"],
    ["wong", "ꦮꦺꦴꦁ"],
    ["sekolah", "ꦱꦼꦏꦺꦴꦭꦃ"],
    ["lemah", "ꦊꦩꦃ"],
    ["rega", "ꦉꦒ"],
    ["padha", "ꦥꦝ"],
    ["kulon 12.", "ꦏꦸꦭꦺꦴꦤ꧀ ꧑꧒꧉"],
  ])("writes %s", (latin, javanese) => {
    expect(written(latin)).toBe(javanese);
  });

  it("names the letter and the signs that it wears", () => {
    expect(transliterate("sinau")).toEqual([
      { written: "ꦱꦶ", name: "sa + wulu", latin: "si", at: 0 },
      { written: "ꦤ", name: "na", latin: "na", at: 2 },
      { written: "ꦲꦸ", name: "ha + suku", latin: "u", at: 4 },
    ]);
    expect(transliterate("krung").map(({ name }) => name)).toEqual(["ka + cakra + suku + cecak"]);
  });

  it("leaves what it does not know as it is, and nothing out of nothing", () => {
    expect(written("?🙂x")).toBe("?🙂x");
    expect(transliterate("")).toEqual([]);
  });
});
