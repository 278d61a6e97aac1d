import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, it } from "@jest/globals";

import { readQuestions } from "./readQuestions";
import { scoreOf, shortfalls } from "./score";

it("are 160 on six sites in both languages, forty of which nobody can answer", () => {
  const files = readQuestions(path.join(__dirname, "questions"));
  const all = files.flatMap(({ site, questions }) => questions.map((one) => ({ ...one, site })));
  expect(files.length).toBe(6);
  expect(all.length).toBe(160);
  expect(all.filter(({ isUnanswerable }) => isUnanswerable).length).toBe(40);
  expect(new Set(all.map(({ language }) => language))).toEqual(new Set(["id", "en"]));
  expect(new Set(all.map(({ site, ask, after }) => `${site} ${after} ${ask}`)).size).toBe(160);
});

it("are refused where one neither has pages nor is said to have none", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "questions-"));
  writeFileSync(
    path.join(folder, "main.yaml"),
    "site: main\nquestions:\n  - { ask: Why?, language: en, style: plain }\n",
  );
  expect(() => readQuestions(folder)).toThrow(/main\.yaml.*cites/s);
});

it("fail below the thresholds: nine of ten pages found, nine of ten refused", () => {
  const asked = (cites: string[] | undefined) => ({
    site: "main",
    question: {
      ask: "?",
      language: "en" as const,
      style: "plain" as const,
      ...(cites ? { cites } : { isUnanswerable: true as const }),
    },
  });
  const good = Array.from({ length: 9 }, () => ({ ...asked(["/a", "/#b"]), cited: ["/x", "/a#part"] }));
  const missed = { ...asked(["/#b"]), cited: ["/#c", "/"] };
  const refused = Array.from({ length: 9 }, () => ({ ...asked(undefined), cited: [] }));
  const claimed = { ...asked(undefined), cited: ["/a"] };
  expect(shortfalls(scoreOf([...good, missed, ...refused, claimed]))).toEqual([]);
  expect(shortfalls(scoreOf([...good, missed, missed, ...refused, claimed, claimed]))).toHaveLength(2);
});
