import { Command, CommanderError } from "commander";

import { hasNoRoom } from "../hasCode";

const DONE = 0;
const REFUSED = 1;
const WRONG_USE = 2;

const inWords = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return hasNoRoom(error)
    ? `The disk takes no writes, and nothing was changed: make room, or make it writable, and run this again (${message})`
    : message;
};

/**
 * Runs one command line.
 * @param parts what the commands are, in the order of the help
 * @param tell takes what went wrong: a line, or a line of JSON where the answer was to be JSON
 * @returns the exit code; a command that ends otherwise than by an error has its own in `process.exitCode`
 */
export const runProgram = async (
  parts: readonly ((program: Command) => void)[],
  args: readonly string[],
  tell: (line: string) => void,
): Promise<number> => {
  // Looked for before anything is parsed: wrong use is told in the asked form too.
  const isJson = args.includes("--json");
  const complain = (message: string): void =>
    tell(isJson ? `${JSON.stringify({ error: message })}\n` : `serambi: ${message}\n`);
  const program = new Command("serambi")
    .description("Ships remotes and decides what is live. Data directory: DATA_DIR, default .data")
    .exitOverride()
    .configureOutput({ outputError: (text) => complain(text.replace(/^error: /, "").trim()) })
    .addHelpText("afterAll", "\nExit codes: 0 done, 1 refused or failed (standard error says why), 2 wrong use");
  for (const add of parts) add(program);
  try {
    await program.parseAsync(args, { from: "user" });
    return DONE;
  } catch (error) {
    // Commander has told it already; help that was asked for is no error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : WRONG_USE;
    complain(inWords(error));
    return REFUSED;
  }
};
