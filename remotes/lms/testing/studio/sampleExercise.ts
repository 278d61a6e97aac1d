import type { Exercise, ExerciseEntry } from "../../contract/studio/Exercise";
import { FREE_LIMITS } from "../../contract/studio/Program";

const test = (id: string, stdin: string, expected: string, isHidden = false) => ({
  id,
  name: `Uji ${id}`,
  isHidden,
  stdin,
  expected,
  hint: "<p>Bandingkan baris pertama.</p>",
});

/** Of its three tests a program passes two that writes what it reads. */
export const sampleExercise = (overrides: Partial<Exercise> = {}): Exercise => ({
  slug: "harga-beras",
  level: "easy",
  language: "python",
  title: "Harga beras tiga hari",
  minutes: 25,
  task: "<p>Tulis <code>rata(harga)</code>.</p>",
  hints: ["<p>Hitung dulu dengan jari.</p>"],
  starter: [{ path: "main.py", text: "print(input())\n" }],
  harness: [],
  seedSql: "",
  limits: { ...FREE_LIMITS, timeoutMs: 1000 },
  tests: [test("one", "satu", "satu\n"), test("two", "dua", "tiga\n"), test("three", "empat", "empat", true)],
  ...overrides,
});

/** One that is passed, one that was begun, one that nobody has tried. */
export const sampleEntries = (): readonly ExerciseEntry[] => {
  const entry = { language: "python", level: "easy", minutes: 15, testCount: 4, progress: "none" } as const;
  return [
    { ...entry, slug: "harga-beras", title: "Harga beras tiga hari", progress: "passed" },
    { ...entry, slug: "suhu-pagi", title: "Suhu pagi di kaki gunung", level: "medium", progress: "tried" },
    { ...entry, slug: "jadwal-feri", title: "Jadwal feri", language: "javascript" },
  ];
};
