import { CHECKS, type CheckOutcome } from "./outcome";

const MAX_FINDINGS = 12;

export const isSound = (outcomes: readonly CheckOutcome[]): boolean =>
  outcomes.every(({ findings }) => findings.length === 0);

/** A line for each check, and under one that failed what is wrong, why, and what to do. */
export const formatReport = (name: string, version: string, outcomes: readonly CheckOutcome[]): string => {
  const width = Math.max(...Object.values(CHECKS).map(({ length }) => length));
  const lines = outcomes.flatMap(({ check, findings, note }) => {
    const sign = findings.length === 0 ? "ok    " : "FAILED";
    const shown = findings.slice(0, MAX_FINDINGS);
    const rest = findings.length - shown.length;
    return [
      `${sign}  ${CHECKS[check].padEnd(width)}  ${note}`.trimEnd(),
      ...shown.flatMap(({ where, why, fix }) => [`        ${where}`, `          why: ${why}`, `          fix: ${fix}`]),
      ...(rest > 0 ? [`        and ${rest} more`] : []),
    ];
  });
  const failed = outcomes.filter(({ findings }) => findings.length > 0).length;
  const verdict = failed === 0 ? "can be shipped" : `cannot be shipped: ${failed} of ${outcomes.length} checks failed`;
  return [...lines, "", `${name} ${version} ${verdict}`].join("\n");
};
