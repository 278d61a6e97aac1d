import type { SharedLibraries } from "./evaluateBundle";

type Values = Readonly<Record<string, unknown>>;

/** React writes there while it renders. */
const INTERNALS = /^__/;
/** React keeps the present value of a context, and what came of a lazy component, in the object itself. */
const WRITTEN = new Set(["context", "consumer", "provider", "lazy"].map((kind) => Symbol.for(`react.${kind}`)));

const isObject = (value: unknown): value is Values => typeof value === "object" && value !== null;

const isClass = (value: unknown): value is { readonly prototype: object } =>
  typeof value === "function" && isObject(value.prototype) && "isReactComponent" in value.prototype;

/**
 * Makes the libraries that remotes share unchangeable: a remote that replaces `jsx` or `useState` would do so for the shell and for all
 * others. To be called before the first of them runs, where several run in one process.
 */
export const freezeLibraries = (shared: SharedLibraries): void => {
  for (const library of Object.values(shared).filter(isObject)) {
    for (const [name, value] of Object.entries(library)) {
      if (INTERNALS.test(name)) continue;
      if (isClass(value)) Object.freeze(value.prototype);
      const isWritten = isObject(value) && WRITTEN.has(value["$$typeof"] as symbol); // another value is in no set
      if (typeof value === "function" || (isObject(value) && !isWritten)) Object.freeze(value);
    }
    Object.freeze(library);
  }
};
