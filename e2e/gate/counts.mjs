import { existsSync, readFileSync } from "node:fs";

const BROKEN = { passed: 0, failed: 1 };

const readReport = (file) => {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  } catch {
    return null; // cut off: the runner was ended
  }
};

/** A run that tried nothing, or ended badly without a failed test, has failed all the same. */
const settle = ({ passed, failed }, isOk) => ({ passed, failed: failed === 0 && (!isOk || passed === 0) ? 1 : failed });

/** Passed and failed tests of a jest report. A test that was skipped or left for later has failed. */
export const countJest = (file, isOk) => {
  const report = readReport(file);
  if (!report) return BROKEN;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  const failed = numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites;
  return settle({ passed: numPassedTests, failed }, isOk);
};

/** Passed and failed tests of a Playwright report. Skipped and flaky ones have failed. */
export const countPlaywright = (file, isOk) => {
  const report = readReport(file);
  if (!report) return BROKEN;
  const { expected, unexpected, skipped, flaky } = report.stats;
  return settle({ passed: expected, failed: unexpected + skipped + flaky + report.errors.length }, isOk);
};

/** A check counts as one. */
export const countCheck = (_file, isOk) => (isOk ? { passed: 1, failed: 0 } : BROKEN);
