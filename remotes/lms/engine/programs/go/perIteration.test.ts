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
});
