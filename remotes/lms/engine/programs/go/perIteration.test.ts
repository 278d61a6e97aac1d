import { describe, expect, it } from "@jest/globals";

import { perIteration } from "./perIteration";

const inMain = (loop: string): string => `package main\nfunc main() {\n\t${loop}\n}\n`;

describe("variables of a loop in Go", () => {
  it("are of each turn, where a value outlives it", () => {
    expect(perIteration(inMain("for _, name := range names { defer say(name) }"))).toBe(
      inMain("for _, name := range names {name:=name;{ defer say(name) }}"),
    );
    expect(perIteration(inMain("for i := 0; i < 3; i++ { all = append(all, func() int { return i }) }"))).toBe(
      inMain("for i := 0; i < 3; i++ {i:=i;{ all = append(all, func() int { return i }) }}"),
    );
  });

  it("are left alone where nothing outlives a turn, where the block changes them, and where they are from before", () => {
    for (const loop of [
      "for _, name := range names { say(name) }",
      "for i := 0; i < 3; i++ { defer say(i); i++ }",
      "for i = range names { defer say(i) }",
    ])
      expect(perIteration(inMain(loop))).toBe(inMain(loop));
  });

  it("count up to a number", () => {
    expect(perIteration(inMain("for i := range 10 { say(i) }"))).toBe(inMain("for i := 0; i < 10; i++ { say(i) }"));
  });

  it("count up to a name that the nearest declaration makes a whole number", () => {
    const written = "for i := 0; i < n; i++ { say(i) }";
    for (const declared of ["n := 10", "var n int", "const n = 3", "n := len(names)"])
      expect(perIteration(inMain(`${declared}; for i := range n { say(i) }`))).toBe(inMain(`${declared}; ${written}`));
    expect(perIteration("package main\nfunc f(m, n int) { for i := range n { say(i) } }\n")).toBe(
      `package main\nfunc f(m, n int) { ${written} }\n`,
    );
  });

  it("are left alone where the name may be something else, or does not stay", () => {
    for (const before of ["n := names", "var n int64", "n := 3; if true { n := names; use(n)", "a, n := 1, names", ""])
      for (const text of [inMain(`${before}; for i := range n { say(i) }${before.includes("{") ? " }" : ""}`)])
        expect(perIteration(text)).toBe(text);
    for (const text of [
      "package main\nfunc f(n []int) { for i := range n { say(i) } }\n",
      "package main\nfunc f(n int) { for i := range n { n-- } }\n",
      "package main\nfunc f(n int) {}\nfunc g(m []int) { for i := range m { say(i) } }\n",
    ])
      expect(perIteration(text)).toBe(text);
  });
});
