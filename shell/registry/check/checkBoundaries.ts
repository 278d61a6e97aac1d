import { z } from "zod";

import type { CheckOutcome, Finding } from "./outcome";
import { runTool } from "./runTool";

const Report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

const FIXES: Readonly<Record<string, string>> = {
  "not-in-allowed":
    "docs/remotes.md says which room imports which; what two remotes need belongs into the kernel, and another remote is shown by its slots",
  "no-circular": "let one of the two hand the other what it needs",
  "no-unresolvable": "mend the path, or add the package to the remote's package.json",
  "no-orphans": "delete the file, or import it",
};
const OTHER_FIX = ".dependency-cruiser.cjs says why this is not allowed";

/** What dependency-cruiser found in a remote's own files. */
export const boundaryFindings = (report: string, folder: string): Finding[] =>
  Report.parse(JSON.parse(report))
    .summary.violations.filter(({ from }) => from.startsWith(`${folder}/`))
    .map(({ from, to, rule }) => ({
      where: from,
      why: from === to ? rule.name : `it imports ${to} (${rule.name})`,
      fix: FIXES[rule.name] ?? OTHER_FIX,
    }));

/** Whether a remote imports its own rooms in their order, and the kernel's, and nothing else. */
export const checkBoundaries = async (root: string, name: string): Promise<CheckOutcome> => {
  const folder = `remotes/${name}`;
  // What the kernel imports itself is not this team's.
  const args = ["--config", ".dependency-cruiser.cjs", "--do-not-follow", "node_modules|^shared-kernel", folder];
  const tool = { name: "dependency-cruiser", command: "depcruise" };
  const report = await runTool(root, tool, [...args, "--output-type", "json"]);
  return { check: "boundaries", findings: boundaryFindings(report, folder), note: "dependency-cruiser" };
};
