import { afterEach } from "@jest/globals";

import { watchConsole } from "./watchConsole";

const takePrinted = watchConsole(console);

/**
 * React and MobX tell of mistakes through the console, so a test during which anything is printed as a warning
 * or error fails. A test that expects one spies on it: `jest.spyOn(console, "error").mockImplementation(() => {})`.
 */
afterEach(() => {
  const printed = takePrinted();
  if (printed.length > 0) throw new Error(`The test printed ${printed.length} warning(s):\n${printed.join("\n")}`);
});
