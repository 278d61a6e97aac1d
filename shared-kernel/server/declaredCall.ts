import type { HostCall } from "./defineServer";

/** A call as it is made. */
export interface MadeCall {
  readonly host: string;
  readonly method: string;
  /** Without a leading slash and without query. */
  readonly path: string;
}

const isPath = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith(":") && given[at] !== ""))
  );
};

/** What a remote declared of a call, or undefined where it declared none. */
export const declaredCall = (calls: readonly HostCall[], { host, method, path }: MadeCall): HostCall | undefined =>
  calls.find((call) => call.host === host && call.method === method && isPath(call.path, path));
