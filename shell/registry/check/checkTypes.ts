import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

import type { CheckOutcome, Finding } from "./outcome";
import { runTool } from "./runTool";

/** `remotes/blog/pages/PostPage.tsx(5,36): error TS2307: Cannot find …`; what is indented below it explains it. */
const ERROR = /^(?<file>[^\s(][^(]*)\((?<line>\d+),\d+\): error TS\d+: (?<why>.*)$/;

/** Errors of a compiler run, those of other files left out: they are not this team's. */
const typeFindings = (output: string, folder: string): Finding[] =>
  output.split("\n").flatMap((text): Finding[] => {
    const { file = "", line = "", why = "" } = ERROR.exec(text)?.groups ?? {};
    if (!file.startsWith(`${folder}/`)) return [];
    return [{ where: `${file}:${line}`, why, fix: "mend it; npx tsc --noEmit says more" }];
  });

/** Whether the compiler takes a remote's files, tests and fixtures among them. */
export const checkTypes = async (root: string, name: string, cache: string): Promise<CheckOutcome> => {
  const config = join(cache, "types", `${name}.json`);
  const from = (path: string): string => relative(dirname(config), join(root, path)).split(sep).join("/");
  await mkdir(dirname(config), { recursive: true });
  await writeFile(
    config,
    JSON.stringify({
      extends: from("tsconfig.json"),
      include: [from(`remotes/${name}`), from("shared-kernel/*.d.ts")],
    }),
  );
  const args = ["-p", config, "--noEmit", "--pretty", "false"];
  const output = await runTool(root, { name: "typescript", command: "tsc" }, args);
  return { check: "types", findings: typeFindings(output, `remotes/${name}`), note: "tsc, tests and fixtures too" };
};
