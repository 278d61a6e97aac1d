import type { SiteEdition } from "../edition/SiteEdition";
import type { TenantDirectory } from "./TenantDirectory";
import { within } from "./within";

/** How long the first visitor of a site looks at nothing while its settings are asked for. */
const PATIENCE_MS = 1_000;

/**
 * The site on a host for a page, as `TenantDirectory.find` gives it, or `loading` where its first start-up takes longer than
 * one likes to look at nothing: it goes on meanwhile.
 * @throws AppError offline where nothing is known of the host and its last start-up failed
 */
export const findSite = async (
  directory: TenantDirectory,
  host: string,
  origin: string,
  choice: string | undefined,
): Promise<SiteEdition | null | "loading"> => {
  const finding = directory.find(host, origin, choice);
  if (directory.keyOf(host) !== null) return finding;
  const found = await within(finding, PATIENCE_MS, "loading" as const);
  if (found !== "loading") return found;
  finding.catch(() => undefined); // the directory remembers the failure, and tells the log
  // One that failed before is likely to fail again: whoever waits is told, and need not look at a spinner for good.
  const failure = directory.failureOf(host);
  if (failure) throw failure;
  return "loading";
};
