import { remoteInStack } from "./BundleLoader";

/** Enough for the remote below a library's own functions. */
const DEPTH = 40;

/** Taken before any code of a remote runs. */
const { defineProperty, deleteProperty, getOwnPropertyDescriptor } = Reflect; // they use no `this`

const put = (name: string, value: unknown): (() => void) => {
  const before = getOwnPropertyDescriptor(Error, name);
  defineProperty(Error, name, { value, configurable: true, writable: true });
  return () => void (before ? defineProperty(Error, name, before) : deleteProperty(Error, name));
};

/** The file that a frame's code came from, and nothing that this code says of itself: a function's name, a `sourceURL` comment. */
const filesOf = (_error: unknown, frames: readonly NodeJS.CallSite[]): string =>
  frames.map((frame) => frame.getFileName() ?? "").join("\n");

/**
 * The innermost remote whose code runs now, by what it cannot choose. A text of a stack is the word of whoever's code ran: functions may have
 * any name, and `Error.prepareStackTrace` writes what it likes.
 */
export const remoteOnStack = (): ReturnType<typeof remoteInStack> => {
  const ends = [put("stackTraceLimit", DEPTH), put("prepareStackTrace", filesOf)];
  try {
    return remoteInStack(new Error("Who calls"));
  } finally {
    for (const end of ends) end();
  }
};
