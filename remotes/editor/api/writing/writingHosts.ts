import type { HostCall } from "@serambi/kernel/server";
import * as z from "zod/mini";

const Version = z.object({ version: z.int() });
const ONE = "post/writing/one/:kind/:id";
const call = (method: HostCall["method"], path: string, body?: HostCall["body"]): HostCall => ({
  host: "services",
  method,
  path,
  isFromBrowser: true,
  ...(body && { body }),
});

/** Every call of those who write for a site: `remotes/blog/service` answers them. */
export const writingHosts: readonly HostCall[] = [
  call("GET", "post/writing/list"),
  call("GET", "post/writing/categories"),
  call("GET", ONE),
  call("PUT", ONE, z.extend(Version, { value: z.record(z.string(), z.unknown()) })),
  call("POST", "post/writing/new", z.object({ kind: z.string() })),
  call("POST", "post/writing/preview", z.object({ text: z.string() })),
  call("POST", "post/writing/picture", z.object({ file: z.string() })),
  call("POST", `${ONE}/publish`, z.extend(Version, { at: z.optional(z.string()) })),
  call("POST", `${ONE}/withdraw`, Version),
  call("POST", `${ONE}/unschedule`, Version),
  call("POST", `${ONE}/restore`, z.extend(Version, { number: z.int() })),
  call("POST", `${ONE}/redirect`, z.object({ path: z.string() })),
  call("POST", `${ONE}/unredirect`, z.object({ source: z.string() })),
];
