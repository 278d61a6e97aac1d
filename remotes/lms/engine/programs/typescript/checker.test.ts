import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { beforeAll, describe, expect, it } from "@jest/globals";

import { RuntimeFiles } from "../base/serve";
import { type Check, loadChecker } from "./checker";

const LIBRARIES = path.dirname(require.resolve("typescript"));

let check: Check;

beforeAll(async () => {
  const names = readdirSync(LIBRARIES).filter((name) =>
    /^(?:typescript\.js|lib\.(?:es|decorators).*\.d\.ts)$/.test(name),
  );
  const files = names.map((name) => [`lib/${name}`, new Blob([readFileSync(path.join(LIBRARIES, name))])] as const);
  check = await loadChecker(new RuntimeFiles(Object.fromEntries(files)));
});

const found = (text: string) => check([{ path: "main.ts", text }]).map(({ line, message }) => ({ line, message }));

describe("the check of a TypeScript program", () => {
  it("tells the line of a type that does not fit", () => {
    expect(found("const a = 1;\nconst b: string = a;\nconsole.log(b);")).toEqual([
      { line: 2, message: "Type 'number' is not assignable to type 'string'." },
    ]);
  });

  it("takes classes and interfaces that are called as some of the library are", () => {
    expect(
      found(
        "interface Iterator<T> { next(): T }\nclass Proxy { constructor(readonly it: Iterator<number>) {} }\nconsole.log(new Proxy({ next: () => 1 }).it.next());",
      ),
    ).toEqual([]);
  });
});
