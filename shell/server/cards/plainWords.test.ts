import { describe, expect, it } from "@jest/globals";

import { plainWords } from "./plainWords";

describe("plainWords", () => {
  it.each([
    ["Belajar  merangkai\n", "Belajar merangkai"],
    ["Rp250.000 & “gratis” – 50 %", "Rp250.000 & “gratis” – 50 %"],
    ["Cafe\u0301 Łódź Київ Việt", "Café Łódź Київ Việt"],
    ["Aksara ꦗꦮ", "Aksara ꦗꦮ"],
    ["Aksara ᨒᨚᨈᨑ", "Aksara ᨒᨚᨈᨑ"],
    ["Kelas 🚀 baru", "Kelas baru"],
    ["学校", ""],
    ["\u202Eterbalik\u0000", "terbalik"],
    ["<script>", "<script>"],
  ])("makes of %j what a card can set", (text, words) => {
    expect(plainWords(text, 200)).toBe(words);
  });

  it("cuts at a word, or within one that has no end", () => {
    expect(plainWords("satu dua tiga empat", 12)).toBe("satu dua…");
    expect(plainWords("a".repeat(300), 200)).toBe(`${"a".repeat(199)}…`);
    expect(plainWords("kata ".repeat(100), 200).length).toBeLessThanOrEqual(200);
  });
});
