import type { QuickJSContext, QuickJSHandle } from "quickjs-emscripten-core";

import type { Job } from "../base/Job";
import { formatByLocale } from "./formatByLocale";

interface Outside {
  readonly job: Job;
  readonly main: string;
  readonly isOver: () => boolean;
  readonly read: (path: string) => string | null;
  readonly write: (path: string, text: string) => void;
  readonly exit: (code: number) => void;
}

type HostCall = (...values: readonly QuickJSHandle[]) => QuickJSHandle | undefined;

/** All that a JavaScript program has of the outside, as an object that a world is built on (`world.ts`). */
export const makeHost = (context: QuickJSContext, outside: Outside): QuickJSHandle => {
  const { job } = outside;
  const host = context.newObject();
  /** A run that is over is unwound: what it still writes is lost, and it is interrupted where it catches this. */
  const unlessOver =
    (work: HostCall): HostCall =>
    (...values) => {
      const result = outside.isOver() ? undefined : work(...values);
      if (outside.isOver()) throw new Error("The run has ended");
      return result;
    };
  const define = (name: string, work: HostCall): void => {
    const handle = context.newFunction(name, unlessOver(work));
    context.setProp(host, name, handle);
    handle.dispose();
  };
  const textOrNull = (text: string | null): QuickJSHandle => (text === null ? context.null : context.newString(text));
  const string = (handle: QuickJSHandle | undefined): string => (handle ? context.getString(handle) : "");

  define("write", (fd, text) => {
    job.write(fd && context.getNumber(fd) === 2 ? 2 : 1, string(text));
    return undefined;
  });
  define("readLine", () => textOrNull(job.input.readLine()));
  define("readAll", () => context.newString(job.input.readAll()));
  define("readFile", (path) => textOrNull(outside.read(string(path))));
  define("writeFile", (path, text) => {
    outside.write(string(path), string(text));
    return undefined;
  });
  define("formatByLocale", (setting, values) => context.newString(formatByLocale(string(setting), string(values))));
  define("now", () => context.newNumber(performance.now()));
  define("random", () => context.newNumber(Math.random()));
  define("exit", (code) => {
    outside.exit(code ? context.getNumber(code) : 0);
    return undefined;
  });
  define("evaluateFunction", (path) => {
    const name = string(path);
    const source = `(function (exports, require, module, __filename, __dirname) {${outside.read(name) ?? ""}\n})`;
    return context.unwrapResult(context.evalCode(source, name));
  });
  const main = context.newString(outside.main);
  context.setProp(host, "main", main);
  main.dispose();
  return host;
};
