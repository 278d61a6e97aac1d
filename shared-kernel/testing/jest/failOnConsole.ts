import { format } from "node:util";

import { afterEach, jest } from "@jest/globals";

const LEVELS = ["error", "warn"] as const;
const printed: string[] = [];

/**
 * React and MobX tell of mistakes through the console, so a test during which anything is printed as a warning
 * or error fails. A test that expects one spies on it: `jest.spyOn(console, "error").mockImplementation(() => {})`.
 */
for (const level of LEVELS) {
  const print = console[level];
  console[level] = (...values: unknown[]) => {
    if (jest.isMockFunction(console[level])) return;
    printed.push(`console.${level}: ${format(...values)}`);
    print(...values);
  };
}

afterEach(() => {
  const messages = printed.splice(0);
  if (messages.length > 0) throw new Error(`The test printed ${messages.length} warning(s):\n${messages.join("\n")}`);
});
