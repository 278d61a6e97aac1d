import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

const ROOT = path.resolve(__dirname, "../..");

/** What the linter must not let through: [rule, file, code]. */
const MISTAKES: readonly (readonly [rule: string, file: string, code: string])[] = [
  ["no-explicit-any", "remotes/a/api/a.ts", "export const read = (value: any) => value;"],
  ["no-default-export", "remotes/a/api/b.ts", "export default 1;"],
  ["no-restricted-imports", "remotes/a/pages/c.tsx", 'export { Link } from "react-router-dom";'],
  ["no-restricted-imports", "remotes/a/api/d.ts", 'import axios from "axios"; export const get = axios.get;'],
  ["forbid-dom-props", "remotes/a/pages/e.tsx", 'export const E = () => <p style={{ color: "red" }}>e</p>;'],
  ["forbid-component-props", "remotes/a/pages/f.tsx", 'export const F = ({ G }) => <G style={{ color: "red" }} />;'],
  ["no-console", "shell/server/g.ts", 'console.log("g"); export {};'],
  ["no-array-index-key", "remotes/a/pages/h.tsx", "export const H = () => [1].map((_, i) => <p key={i}>h</p>);"],
  ["alt-text", "remotes/a/pages/i.tsx", 'export const I = () => <img src="i.png" />;'],
  [
    "rules-of-hooks",
    "remotes/a/pages/j.tsx",
    'import { useId } from "react"; export const J = ({ on }) => (on ? useId() : "");',
  ],
  [
    "no-focused-tests",
    "remotes/a/pages/k.test.ts",
    'import { it, expect } from "@jest/globals"; it.only("k", () => { expect(1).toBe(1); });',
  ],
  [
    "no-disabled-tests",
    "remotes/a/pages/l.test.ts",
    'import { it, expect } from "@jest/globals"; it.skip("l", () => { expect(1).toBe(1); });',
  ],
  ["expect-expect", "remotes/a/pages/m.test.ts", 'import { it } from "@jest/globals"; it("m", () => {});'],
  [
    "no-restricted-jest-methods",
    "remotes/a/pages/n.test.ts",
    'import { jest } from "@jest/globals"; jest.mock("./n");',
  ],
  [
    "no-restricted-imports",
    "remotes/a/components/o.tsx",
    'import { messages } from "../messages/id"; export const O = () => messages.o;',
  ],
];

/** Where the same is right: [rule, file, code]. */
const EXCEPTIONS: typeof MISTAKES = [
  ["no-default-export", "jest.config.mjs", "export default {};"],
  ["no-restricted-imports", "shared-kernel/router/index.ts", 'export { Link } from "react-router-dom";'],
  [
    "no-restricted-imports",
    "shared-kernel/http/createHttp.ts",
    'import axios from "axios"; export const get = axios.get;',
  ],
  [
    "no-restricted-imports",
    "shell/server/adapter.ts",
    'import type { AxiosAdapter } from "axios"; export type A = AxiosAdapter;',
  ],
  [
    "no-restricted-imports",
    "remotes/a/components/p.tsx",
    'import type { Messages } from "../messages/id"; export type P = Messages;',
  ],
  ["no-console", "shell/start/print.mjs", 'console.log("ready");'],
];

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

let folder = "";
let found: readonly Diagnostic[] = [];

const rulesFor = (file: string): string[] =>
  found.filter(({ filename }) => filename === file).map(({ code }) => /\((.+)\)/.exec(code)?.[1] ?? code);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "serambi-lint-"));
  copyFileSync(path.join(ROOT, ".oxlintrc.json"), path.join(folder, ".oxlintrc.json"));
  for (const [, file, code] of [...MISTAKES, ...EXCEPTIONS]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  const output = await new Promise<string>((resolve) => {
    execFile(path.join(ROOT, "node_modules/.bin/oxlint"), ["--format", "json"], { cwd: folder }, (_, stdout) =>
      resolve(stdout),
    );
  });
  found = (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics; // oxlint's own report format
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the lint rules", () => {
  it.each(MISTAKES)("find %s in %s", (rule, file) => {
    expect(rulesFor(file)).toContain(rule);
  });

  it.each(EXCEPTIONS)("do not find %s in %s", (rule, file) => {
    expect(rulesFor(file)).not.toContain(rule);
  });
});
