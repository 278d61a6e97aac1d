import type { HostCall } from "@serambi/kernel/server";
import * as z from "zod/mini";

const Version = z.object({ version: z.int() });
const call = (method: HostCall["method"], path: string, body?: HostCall["body"]): HostCall => ({
  host: "services",
  method,
  path: `:app/cms/app/${path}`,
  isFromBrowser: true,
  ...(body && { body }),
});

/** Every call of those who change a site. */
export const siteHosts: readonly HostCall[] = [
  call("GET", "draft"),
  call("PUT", "draft", z.extend(Version, { values: z.record(z.string(), z.unknown()) })),
  call("POST", "draft/undo", Version),
  call("POST", "draft/redo", Version),
  call("POST", "draft/publish", z.extend(Version, { note: z.optional(z.string()), at: z.optional(z.string()) })),
  call("POST", "draft/unschedule", Version),
  call("POST", "draft/discard", Version),
  call("GET", "history"),
  call("GET", "history/:id"),
  call("POST", "history/:id/restore", Version),
  call("POST", "previews", z.object({ hours: z.int() })),
  call("DELETE", "previews/:id"),
  call("GET", "sections"),
  call("POST", "pictures", z.object({ file: z.string() })),
  call("GET", "export"),
  call("POST", "import", z.extend(Version, { site: z.unknown() })),
  call("POST", "sites", z.record(z.string(), z.unknown())),
  { host: "services", method: "POST", path: "drive/upload", isFromBrowser: true },
];
