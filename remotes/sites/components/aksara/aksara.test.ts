import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "@jest/globals";

import { BALINESE } from "./balinese";
import { BUGINESE } from "./buginese";
import { JAVANESE } from "./javanese";
import { readScript } from "./readScript";
import type { Script } from "./Script";
import { inLatin, SCRIPTS, scriptIn } from "./scripts";
import { SUNDANESE } from "./sundanese";
import { writeScript, writtenIn } from "./writeScript";

/** Published words: as they are written, in Latin, and as the written form is read where that is less than the Latin one. */
const wordsOf = ({ id }: Script) =>
  readFileSync(join(__dirname, "words", `${id}.tsv`), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [written = "", latin = "", read = latin] = line.split("\t");
      return { written, latin, read };
    });

describe.each(SCRIPTS.map((script) => [script.id, script] as const))("published words in %s", (_, script) => {
  const words = wordsOf(script);

  it("are written as they were published", () => {
    const wrong = words.filter(({ written, latin }) => writtenIn(script, latin) !== written);
    expect(wrong).toEqual([]);
  });

  it("are read as they were published, or without what the script does not tell", () => {
    const wrong = words.filter(({ written, read }) => readScript(script, written) !== read);
    expect(wrong).toEqual([]);
  });
});

describe("the word lists", () => {
  it("have more than four hundred words, each once", () => {
    const all = SCRIPTS.flatMap((script) => wordsOf(script).map(({ written }) => written));
    expect(all.length).toBeGreaterThan(400);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("writeScript", () => {
  it.each([
    [JAVANESE, "sinau", "ꦱꦶꦤꦲꦸ"],
    [JAVANESE, "Matur nuwun", "ꦩꦠꦸꦂ ꦤꦸꦮꦸꦤ꧀"],
    [JAVANESE, "kulon 12.", "ꦏꦸꦭꦺꦴꦤ꧀ ꧇꧑꧒꧇꧉"],
    [JAVANESE, "panji, zakat", "ꦥꦚ꧀ꦗꦶ꧈ ꦗ꦳ꦏꦠ꧀"],
    [SUNDANESE, "taun 2008", "ᮒᮅᮔ᮪ |᮲᮰᮰᮸|"],
    [SUNDANESE, "taxi", "ᮒᮟᮤ"],
    [BALINESE, "nangka cengceng", "ᬦᬗ᭄ᬓ ᬘᭂᬂᬘᭂᬂ"],
    [BALINESE, "basa Bali", "ᬪᬵᬱᬵ ᬩᬮᬶ"],
    [BALINESE, "basan", "ᬩᬲᬦ᭄"],
    [BUGINESE, "lempu", "ᨒᨛᨇᨘ"],
  ])("writes by the rules of the script", (script, latin, written) => {
    expect(writtenIn(script, latin)).toBe(written);
  });

  it("names the letter and the signs that it wears", () => {
    expect(writeScript(JAVANESE, "sinau")).toEqual([
      { written: "ꦱꦶ", name: "sa + wulu", latin: "si", at: 0 },
      { written: "ꦤ", name: "na", latin: "na", at: 2 },
      { written: "ꦲꦸ", name: "ha + suku", latin: "u", at: 4 },
    ]);
    expect(writeScript(JAVANESE, "krung").map(({ name }) => name)).toEqual(["ka + cakra + suku + cecak"]);
  });

  it("tells which sounds a script leaves out", () => {
    const silent = writeScript(BUGINESE, "mappangaja’").filter(({ written }) => written === "");
    expect(silent.map(({ latin }) => latin)).toEqual(["p", "’"]);
  });

  it("leaves what it does not know as it is, and nothing out of nothing", () => {
    for (const script of SCRIPTS) {
      expect(writtenIn(script, "?🙂 ñ<>")).toBe("?🙂 ñ<>");
      expect(writeScript(script, "")).toEqual([]);
      expect(writtenIn(script, "__proto__ constructor")).toMatch(/^__/);
    }
  });
});

describe("inLatin", () => {
  it("reads each script in a text, and leaves the rest", () => {
    expect(inLatin("ꦲꦏ꧀ꦱꦫ ꦗꦮ = ᮃᮊ᮪ᮞᮛ, ᨈᨕᨘ |x|")).toBe("aksara jawa = aksara, tau |x|");
    expect(inLatin("꧇꧑꧙꧇ꦩꦉꦠ꧀")).toBe("19maret");
    expect(inLatin("belajar")).toBe("belajar");
  });

  it("knows the script of a text", () => {
    expect([scriptIn("halo ᬩᬮᬶ")?.id, scriptIn("halo")]).toEqual(["bali", null]);
  });
});
