import { describe, expect, it } from "@jest/globals";
import { LANGUAGES } from "@serambi/kernel/contracts";
import { stringify } from "yaml";

import { parseTexts, readTexts } from "./readTexts";

const file = (changes: Readonly<Record<string, unknown>> = {}): string =>
  stringify({
    name: "Nama",
    heading: "Judul",
    description: "Uraian",
    lede: "Pembuka",
    inForce: "2026-01-01",
    subject: "Pertama",
    clauses: [{ id: "one", title: "Satu", short: "Ringkas", text: ["Isi {controller}."] }],
    ...changes,
  });

const all = (changes: Readonly<Record<string, string>> = {}) => ({
  "privacy/1.id.yaml": file(),
  "privacy/1.en.yaml": file(),
  "terms/1.id.yaml": file(),
  "terms/1.en.yaml": file(),
  ...changes,
});

describe("the texts", () => {
  it("have the same parts in both languages, version by version", () => {
    const shapeOf = (document: "privacy" | "terms", language: "id" | "en") =>
      readTexts()[document][language].map(({ number, inForce, kept, clauses }) => ({
        number,
        inForce,
        kept: kept?.rows.map(({ id, when }) => ({ id, when })),
        clauses: clauses.map(({ id, when, text, rights }) => ({
          id,
          when,
          paragraphs: text.length,
          rights: rights?.map((right) => [right.id, right.article]),
        })),
      }));
    for (const document of ["privacy", "terms"] as const) {
      const [id, en] = LANGUAGES.map((language) => shapeOf(document, language));
      expect(id).toEqual(en);
    }
  });

  it.each([
    [
      "a name in braces that nothing is known by",
      { "privacy/1.id.yaml": file({ lede: "Dari {owner}" }) },
      "privacy/1.id",
    ],
    ["a key that there is not", { "terms/1.en.yaml": file({ ledes: "x" }) }, "terms/1.en"],
    ["a file of another name", { "terms/one.id.yaml": file() }, "terms/one.id"],
    ["a version in one language", { "terms/2.id.yaml": file({ since: "x" }) }, "legal/terms"],
    ["a version that does not say what changed", { "terms/2.id.yaml": file(), "terms/2.en.yaml": file() }, "version 2"],
  ])("are refused with %s, by the file's name", (_, changes, name) => {
    expect(() => parseTexts(all(changes))).toThrow(name);
  });
});
