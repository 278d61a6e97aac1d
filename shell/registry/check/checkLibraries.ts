import { REMOTE_CONTRACT } from "@serambi/kernel/remote";

import type { Artefact } from "../schema";
import type { CheckOutcome, Finding } from "./outcome";

/** Libraries that remotes are handed by the shell: these must be the ones that they were built for. */
const SHARED = ["react", "react-dom", "mobx", "mobx-react-lite", "react-router-dom"] as const;

type Version = readonly [major: number, minor: number, patch: number];

const parse = (version: string): Version | null => {
  const [, major, minor, patch] = /^\D*(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
};

/** Whether what was written for `built` can rely on `present`: the same major version, and nothing of it missing. */
const canRunOn = (built: Version, present: Version): boolean => {
  if (built[0] !== present[0]) return false;
  if (built[1] !== present[1]) return built[1] < present[1];
  return built[2] <= present[2];
};

/** Contract and shared libraries of an artefact against those of the shell. */
export const checkLibraries = (
  { contract, builtAgainst }: Pick<Artefact, "contract" | "builtAgainst">,
  shell: Readonly<Record<string, string>>,
): CheckOutcome => {
  const findings: Finding[] = [];
  if (contract !== REMOTE_CONTRACT)
    findings.push({
      where: `contract ${contract}`,
      why: `this shell speaks contract ${REMOTE_CONTRACT} and runs no other`,
      fix: `build the remote with the kernel of this shell (REMOTE_CONTRACT ${REMOTE_CONTRACT})`,
    });
  for (const library of SHARED) {
    const [built, present] = [builtAgainst[library] ?? "", shell[library] ?? ""];
    const [mine, theirs] = [parse(built), parse(present)];
    if (mine && theirs && canRunOn(mine, theirs)) continue;
    findings.push({
      where: library,
      why:
        built === ""
          ? "the artefact does not say which version it was built against"
          : `built against ${built}; the shell brings ${present}`,
      fix: `install ${library} ${present} and build again, or ship the shell with a newer one first`,
    });
  }
  const versions = SHARED.map((library) => `${library} ${shell[library] ?? "?"}`).join(", ");
  return { check: "contract", findings, note: `contract ${contract}; ${versions}` };
};
