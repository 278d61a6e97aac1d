import { describe, expect, it } from "@jest/globals";

import { LANGUAGES } from "../../../contract/studio/Session";
import { exercisesBySlug } from "./exercises";
import { readExercises } from "./readExercises";
import { toExercise } from "./toPage";

const BOTH = "{ id: Satu, en: One }";
const test = (id: string, isHidden: boolean): string =>
  `  - { id: ${id}, name: ${BOTH}, isHidden: ${isHidden}, stdin: "1", expected: "1", help: ${BOTH} }`;
const YAML = [
  `title: ${BOTH}`,
  "level: easy",
  "minutes: 10",
  `hints: [${BOTH}]`,
  "tests:",
  test("satu", false),
  test("dua", false),
  test("tiga", true),
];

const files = (overrides: Readonly<Record<string, string | undefined>> = {}, yaml: readonly string[] = YAML) => {
  const all = {
    "lua/satu/exercise.yaml": yaml.join("\n"),
    "lua/satu/task.id.md": "Cetak `1`.",
    "lua/satu/task.en.md": "Print `1`.",
    "lua/satu/starter/main.lua": "-- ?",
    "lua/satu/solution/main.lua": "print(1)",
    ...overrides,
  };
  return Object.fromEntries(Object.entries(all).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
};
const without = (line: string) => YAML.filter((one) => !one.startsWith(line));

describe("a folder of exercises", () => {
  it.each([
    ["a key that is missing", files({}, without("minutes")), /^lua\/satu\/exercise\.yaml:1: minutes: /],
    [
      "a value that is none",
      files({}, [...without("level"), "level: hard-ish"]),
      /^lua\/satu\/exercise\.yaml:8: level: /,
    ],
    ["a key that nobody knows", files({}, [...YAML, "author: Ani"]), /exercise\.yaml:1: .*author/],
    ["YAML that is none", files({}, [...YAML, "  - [broken"]), /^lua\/satu\/exercise\.yaml:9: /],
    [
      "tests of one id",
      files({}, [...YAML, test("satu", true)]),
      /exercise\.yaml:6: tests: two tests have the same id/,
    ],
    ["a text that is missing", files({ "lua/satu/task.en.md": undefined }), /^lua\/satu\/task\.en\.md is missing/],
    [
      "a solution of other files",
      files({ "lua/satu/solution/main.lua": undefined }),
      /^lua\/satu\/solution\/ has other/,
    ],
    ["a file that is no part", files({ "lua/satu/notes.txt": "?" }), /^lua\/satu\/notes\.txt: no part/],
    ["a language that there is not", { "cobol/satu/exercise.yaml": YAML.join("\n") }, /^cobol\/satu\/: an exercise/],
    ["a file beside all exercises", files({ "lua/dua/task.id.md": "?" }), /^lua\/dua\/task\.id\.md belongs to no/],
  ])("names %s by its file, line or key", (_what, given, said) => {
    expect(() => readExercises(given)).toThrow(said);
  });

  it("is read with its texts in the language that is asked for, and without solutions", () => {
    const [exercise] = readExercises(files());
    const page = exercise && toExercise(exercise, "en");
    expect(page).toMatchObject({ slug: "satu", title: "One", task: "<p>Print <code>1</code>.</p>\n", hints: ["One"] });
    expect(JSON.stringify(page)).not.toContain("print(1)");
  });
});

describe("the exercises", () => {
  it("are at least five of each language, from easy to hard, each with a starter that is no solution", () => {
    const all = [...exercisesBySlug().values()];
    for (const language of LANGUAGES) {
      const own = all.filter((exercise) => exercise.language === language);
      expect([language, own.length >= 5]).toEqual([language, true]);
      expect(new Set(own.map(({ level }) => level))).toEqual(new Set(["easy", "medium", "hard"]));
    }
    for (const { slug, starter, solution } of all) expect([slug, starter]).not.toEqual([slug, solution]);
  });
});
