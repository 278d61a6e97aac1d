import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

const ROOT = path.resolve(__dirname, "../..");
const PACKAGES = ["react", "mobx", "axios", "zod", "pg", "undici", "left-pad", "@module-federation/runtime", "jest"];

/** A tree that keeps the rules: [file, what it imports]. */
const LAWFUL: readonly (readonly [file: string, ...imports: string[]])[] = [
  ["shared-kernel/errors/index.ts"],
  ["shared-kernel/contracts/index.ts", "zod/mini"],
  ["shared-kernel/http/index.ts", "./createHttp", "axios"],
  ["shared-kernel/http/createHttp.ts", "../errors", "../contracts"],
  ["shared-kernel/remote/index.ts", "../http"],
  ["shared-kernel/ui/index.ts", "@serambi/kernel/remote", "./Button"],
  ["shared-kernel/ui/Button.tsx", "react"],
  ["shared-kernel/testing/index.ts", "../remote"],
  ["remotes/one/remote.ts", "./pages/List", "./contract/row", "@serambi/kernel/remote"],
  ["remotes/one/pages/List.tsx", "../components/Row", "../stores/ListStore", "@serambi/kernel/ui", "react"],
  ["remotes/one/components/Row.tsx", "../contract/row", "../messages/id"],
  ["remotes/one/stores/ListStore.ts", "../contract/row", "mobx"],
  ["remotes/one/api/list.ts", "../contract/row", "@serambi/kernel/http"],
  ["remotes/one/contract/row.ts", "@serambi/kernel/contracts"],
  ["remotes/one/messages/id.ts", "@serambi/kernel/contracts"],
  ["remotes/one/pages/List.test.tsx", "./List", "../api/list", "@serambi/kernel/testing", "jest"],
  ["shell/client/start.tsx", "./remotes/federation", "@serambi/kernel/ui"],
  ["shell/client/remotes/federation.ts", "@module-federation/runtime"],
  ["shell/server/app.ts", "../client/start", "../registry/resolve", "node:http", "undici", "@serambi/kernel/http"],
  ["shell/registry/resolve.ts", "@serambi/kernel/contracts", "node:fs"],
  ["shell/registry/check/tryPages.ts", "../../server/app", "../resolve", "@serambi/kernel/testing"],
  ["shell/registry/scaffold/template/remote.ts", "./pages/List", "@serambi/kernel/remote"],
  ["shell/registry/scaffold/template/pages/List.tsx", "@serambi/kernel/ui", "react"],
  ["shell/platform/worker.ts", "@serambi/kernel/errors", "pg"],
  ["shell/start/main.ts", "../server/app"],
  ["e2e/journeys/browse.spec.ts", "node:path", "jest"],
];

/** Each breaks a rule: [file, what it must not import, the rule]. */
const UNLAWFUL: readonly (readonly [file: string, target: string, rule: string])[] = [
  ["shared-kernel/errors/a.ts", "../contracts", "not-in-allowed"],
  ["shared-kernel/http/b.ts", "../remote", "not-in-allowed"],
  ["shared-kernel/ui/c.ts", "../http/createHttp", "not-in-allowed"],
  ["shared-kernel/ui/ff.ts", "../remote", "one-copy-of-shared-rooms"],
  ["shared-kernel/errors/d.ts", "axios", "not-in-allowed"],
  ["remotes/one/pages/e.tsx", "../../two/components/Card", "not-in-allowed"],
  ["remotes/one/pages/f.tsx", "../api/list", "not-in-allowed"],
  ["remotes/one/components/g.tsx", "../stores/ListStore", "not-in-allowed"],
  ["remotes/one/stores/h.ts", "../components/Row", "not-in-allowed"],
  ["remotes/one/stores/p.ts", "../api/list", "not-in-allowed"],
  ["remotes/one/api/i.ts", "../stores/ListStore", "not-in-allowed"],
  ["remotes/one/contract/j.ts", "../messages/id", "not-in-allowed"],
  ["remotes/one/pages/k.tsx", "../../../shell/client/start", "not-in-allowed"],
  ["remotes/one/pages/l.tsx", "@serambi/kernel/testing", "not-in-allowed"],
  ["remotes/one/pages/m.tsx", "../../../shared-kernel/ui/Button", "not-in-allowed"],
  ["remotes/one/api/n.ts", "axios", "not-in-allowed"],
  ["remotes/one/newroom/o.ts", "../contract/row", "not-in-allowed"],
  ["shell/client/p.ts", "../server/app", "not-in-allowed"],
  ["shell/client/q.ts", "../../remotes/one/remote", "not-in-allowed"],
  ["shell/client/r.ts", "@module-federation/runtime", "one-federation-file"],
  ["shell/server/s.ts", "../../remotes/one/remote", "not-in-allowed"],
  ["shell/server/t.ts", "../client/remotes/federation", "not-in-allowed"],
  ["shell/registry/u.ts", "../server/app", "not-in-allowed"],
  ["shell/registry/v.ts", "@serambi/kernel/ui", "not-in-allowed"],
  ["shell/platform/w.ts", "../registry/resolve", "not-in-allowed"],
  ["shell/start/x.ts", "../platform/worker", "platform-stands-alone"],
  ["shell/server/y.ts", "../platform/worker", "platform-stands-alone"],
  ["e2e/journeys/z.spec.ts", "../../shell/server/app", "not-in-allowed"],
  ["e2e/journeys/aa.spec.ts", "@serambi/kernel/ui", "not-in-allowed"],
  ["shell/server/bb.ts", "left-pad", "no-undeclared-package"],
  ["shell/server/cc.ts", "jest", "no-development-package-in-product"],
  ["remotes/one/pages/dd.tsx", "./missing", "no-unresolvable"],
  ["shell/server/ee.ts", "./ee2", "no-circular"],
];

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

let folder = "";
let violations: readonly Violation[] = [];

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

const writeModule = (file: string, imports: readonly string[]) =>
  write(file, `${imports.map((target) => `import "${target}";`).join("\n")}\nexport {};\n`);

const cruise = async (): Promise<readonly Violation[]> => {
  const command = path.join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const rules = path.join(ROOT, ".dependency-cruiser.cjs");
  const flags = ["--config", rules, "--output-type", "json", "shell", "remotes", "shared-kernel", "e2e"];
  const output = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [command, ...flags], { cwd: folder, maxBuffer: 1e8 }, (error, stdout) =>
      stdout ? resolve(stdout) : reject(error ?? new Error("dependency-cruiser printed nothing")),
    );
  });
  // The tool's own report format.
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
};

const packageJson = (name: string, dependencies: readonly string[], devDependencies: readonly string[] = []) =>
  JSON.stringify({
    name,
    version: "1.0.0",
    ...(name === "tree" && { workspaces: ["shared-kernel"] }),
    dependencies: Object.fromEntries(dependencies.map((key) => [key, "*"])),
    devDependencies: Object.fromEntries(devDependencies.map((key) => [key, "*"])),
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "serambi-boundaries-"));
  const declared = PACKAGES.filter((name) => name !== "left-pad" && name !== "jest");
  write("package.json", packageJson("tree", [...declared, "@serambi/kernel"], ["jest"]));
  write("shared-kernel/package.json", readFileSync(path.join(ROOT, "shared-kernel/package.json"), "utf8"));
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, packageJson(name, []));
    write(`node_modules/${name}/index.js`, "");
  }
  write("node_modules/zod/mini.js", "");
  mkdirSync(path.join(folder, "node_modules/@serambi"));
  symlinkSync(path.join(folder, "shared-kernel"), path.join(folder, "node_modules/@serambi/kernel"));
  writeModule("remotes/two/components/Card.tsx", ["../contract/card"]);
  writeModule("remotes/two/contract/card.ts", []);
  writeModule("shell/server/ee2.ts", ["./ee"]);
  for (const [file, ...imports] of LAWFUL) writeModule(file, imports);
  for (const [file, target] of UNLAWFUL) writeModule(file, [target]);
  violations = await cruise();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the room rules", () => {
  it.each(LAWFUL.map(([file]) => file))("let %s be", (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });

  it.each(UNLAWFUL)("forbid %s to import %s (%s)", (file, _target, rule) => {
    expect(violations.filter(({ from }) => from === file).map((found) => found.rule.name)).toContain(rule);
  });

  it("report a file that nothing uses", () => {
    write("shell/server/orphan.ts", "export const alone = 1;\n");
    return cruise().then((found) =>
      expect(found).toContainEqual(
        expect.objectContaining({
          from: "shell/server/orphan.ts",
          rule: expect.objectContaining({ name: "no-orphans" }),
        }),
      ),
    );
  });
});
