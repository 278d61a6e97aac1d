import type { RemoteWatch } from "../observe/RemoteWatch";

export interface ReportDeps {
  /** Key of the tenant on a host, where it is known. */
  readonly tenantOf: (host: string) => string | null;
  readonly remotes: Pick<RemoteWatch, "readRegistry" | "failed" | "measured">;
}
