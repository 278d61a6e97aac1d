import { SystemError, type GoFiles } from "./GoFiles";

/** Told what became of a call. */
export type Done = (error: Error | null, answer?: unknown) => void;

type Call = (...given: readonly unknown[]) => void;

/** The calls of Go's own script that are of files; the others stay refused. */
const CALLS = {
  chmod: "chmod",
  close: "close",
  fchmod: "fchmod",
  fstat: "fstat",
  ftruncate: "ftruncate",
  lstat: "stat",
  mkdir: "mkdir",
  open: "open",
  read: "read",
  readdir: "readdir",
  rename: "rename",
  rmdir: "rmdir",
  stat: "stat",
  truncate: "truncate",
  unlink: "unlink",
  utimes: "utimes",
  write: "write",
} as const;

type CallName = keyof typeof CALLS;

/** Answers what Go asks of files, out of those that there are at that moment. */
export const fileCalls = (files: () => GoFiles): Readonly<Record<CallName, Call>> => {
  const answering =
    (name: CallName): Call =>
    (...given) => {
      const done = given.at(-1) as Done; // Go's last is always that
      const call = files()[CALLS[name]] as (...values: readonly unknown[]) => unknown; // Go gives each what it takes
      let answer: unknown;
      try {
        answer = call(...given.slice(0, -1));
      } catch (error) {
        if (!(error instanceof SystemError)) throw error;
        return done(error);
      }
      done(null, answer);
    };
  const calls = (Object.keys(CALLS) as CallName[]).map((name) => [name, answering(name)] as const); // its keys
  return Object.fromEntries(calls) as Record<CallName, Call>; // one for each
};
