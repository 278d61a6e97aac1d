import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { boundaryFindings } from "./checkBoundaries";
import { checkSources } from "./checkSources";

const ROOT = join(__dirname, "..", "..", "..");

let root = "";

/** A repository with one remote, and the tools of this one. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "serambi sources "));
  await symlink(join(ROOT, "node_modules"), join(root, "node_modules"));
  const options = { strict: true, target: "ES2023", module: "ESNext", moduleResolution: "bundler", types: [] };
  const rules =
    'module.exports = { allowed: [{ from: { path: "^(remotes/[^/]+)/" }, to: { path: "^$1/" } }], allowedSeverity: "error", options: { parser: "swc" } };';
  const files = {
    "package.json": '{ "name": "r" }',
    "tsconfig.json": JSON.stringify({ compilerOptions: options }),
    ".dependency-cruiser.cjs": rules,
    "shared-kernel/a.d.ts": "declare const known: string;\n",
    "remotes/other/page.ts": "export const page = 1;\nexport const wrong: string = 2;\n",
    "remotes/blog/page.ts": "export const page: string = known;\n",
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
});

afterAll(() => rm(root, { recursive: true, force: true }));

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

const check = async (): Promise<readonly string[]> =>
  (await checkSources(root, "blog", join(root, ".cache"))).flatMap(({ check: name, findings, note }) =>
    findings.length === 0 ? [`${name} ok, ${note}`] : findings.map(({ where, why }) => `${name} ${where}: ${why}`),
  );

describe("checkSources", () => {
  it("takes what is sound, and does not look at it again", async () => {
    expect(await check()).toEqual(["types ok, tsc, tests and fixtures too", "boundaries ok, dependency-cruiser"]);
    expect(await check()).toEqual(["types ok, as they were", "boundaries ok, as they were"]);
  });

  it("finds a type error and an import of another remote, and nothing of the other's own", async () => {
    await write(
      "remotes/blog/page.ts",
      'import { page as other } from "../other/page";\nexport const page: string = other;\n',
    );
    expect(await check()).toEqual([
      "types remotes/blog/page.ts:2: Type 'number' is not assignable to type 'string'.",
      "boundaries remotes/blog/page.ts: it imports remotes/other/page.ts (not-in-allowed)",
    ]);
  });

  it("says where it could not look", async () => {
    expect(await checkSources(root, "careers", root)).toMatchObject([
      { findings: [], note: "not checked: its sources are not here" },
      { findings: [] },
    ]);
  });
});

describe("boundaryFindings", () => {
  it("names a rule about a file alone as such", () => {
    const violation = { from: "remotes/blog/a.ts", to: "remotes/blog/a.ts", rule: { name: "no-orphans" } };
    expect(boundaryFindings(JSON.stringify({ summary: { violations: [violation] } }), "remotes/blog")).toEqual([
      { where: "remotes/blog/a.ts", why: "no-orphans", fix: "delete the file, or import it" },
    ]);
  });
});
