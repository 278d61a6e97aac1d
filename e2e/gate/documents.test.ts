import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "@jest/globals";

const ROOT = path.resolve(__dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

const rows = (text: string, cells: number): string[][] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("`", "")),
    )
    .filter((row) => row.length === cells);

describe("docs/errors.md", () => {
  const page = read("docs/errors.md");

  it("lists exactly the codes of the table, with their statuses and whether they are reported", () => {
    const table = [
      ...read("shared-kernel/errors/table.ts").matchAll(/^ {2}"?([a-z-]+)"?: \{ status: (\d+), report: (\w+) \}/gm),
    ];
    const code = table.map(([, name, status, report]) => [name, status, report === "true" ? "yes" : "no"]);
    expect(code.length).toBeGreaterThan(10);
    expect(rows(page, 4).map((row) => row.slice(0, 3))).toEqual(code);
  });

  it("lists exactly the phases in which a remote can fail", () => {
    const list = /FAILURE_PHASES = \[([^\]]*)\]/.exec(read("shell/client/page/types.ts"))?.[1] ?? "";
    expect(rows(page, 2).map(([phase]) => phase)).toEqual([...list.matchAll(/"([a-z]+)"/g)].map((match) => match[1]));
  });
});

describe("the documents", () => {
  it("name every environment variable that the server reads", () => {
    const names = [...read("shell/server/env/variables.ts").matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
      (match) => match[1] ?? "",
    );
    expect(names.length).toBeGreaterThan(10);
    const page = read("docs/environment.md");
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it("link to files that exist", () => {
    for (const file of ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]) {
      const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? "");
      for (const link of links) expect(() => readFileSync(path.join(ROOT, link), { flag: "r" })).not.toThrow(/ENOENT/);
    }
  });
});
