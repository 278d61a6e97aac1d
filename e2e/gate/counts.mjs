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

/** Passed and failed tests of a Playwright report. A skipped one has failed; a flaky one has passed, and is named (`flakyTests`). */
export const countPlaywright = (file, isOk) => {
  const report = readReport(file);
  if (!report) return BROKEN;
  const { expected, unexpected, skipped, flaky } = report.stats;
  return settle({ passed: expected + flaky, failed: unexpected + skipped + report.errors.length }, isOk);
};

const PASSED = new Set(["passed", "expected", "flaky"]);
const firstLine = (text = "") => text.split("\n", 1)[0];

const jestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => !PASSED.has(test.status));
    if (failed.length === 0 && status === "failed") return [`${name}: ${firstLine(message)}`];
    return failed.map(({ fullName, failureMessages = [] }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`);
  });

const playwrightTests = ({ suites = [], specs = [] }, isWanted) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => isWanted(status)))
    .map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap((suite) => playwrightTests(suite, isWanted)),
];

/** A line for each test of a report that did not pass: its file, its name and what it said first. */
export const failedTests = (file) => {
  const report = file ? readReport(file) : null;
  if (!report) return [];
  return report.testResults ? jestFailures(report) : playwrightTests(report, (status) => !PASSED.has(status));
};

/** A line for each browser test that passed only when it was tried again. */
export const flakyTests = (file) => {
  const report = file ? readReport(file) : null;
  return report?.suites ? playwrightTests(report, (status) => status === "flaky") : [];
};

/** A check counts as one. */
export const countCheck = (_file, isOk) => (isOk ? { passed: 1, failed: 0 } : BROKEN);
