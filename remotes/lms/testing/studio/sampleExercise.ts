import type { Exercise } from "../../contract/studio/Exercise";
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
