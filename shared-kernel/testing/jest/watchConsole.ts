import { format } from "node:util";

import { jest } from "@jest/globals";

const LEVELS = ["error", "warn"] as const;
type WatchedConsole = Pick<Console, (typeof LEVELS)[number]>;

/**
 * Notes what is printed as a warning or error, unless the test spies on that method.
 * @returns gives what was noted since the last call
 */
export const watchConsole = (target: WatchedConsole): (() => readonly string[]) => {
  const printed: string[] = [];
  for (const level of LEVELS) {
    const print = target[level].bind(target);
    target[level] = (...values: unknown[]) => {
      if (jest.isMockFunction(target[level])) return;
      printed.push(`console.${level}: ${format(...values)}`);
      print(...values);
    };
  }
  return () => printed.splice(0);
};
