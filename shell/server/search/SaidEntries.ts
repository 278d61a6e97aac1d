import type { SearchEntry } from "@serambi/kernel/remote";

/** What the remotes of a site say that its search is to find. */
export interface SaidEntries {
  /** Of each remote in turn, then the site's pages that nobody names. Whatever code of remotes gives: not checked. */
  readonly lists: readonly (readonly SearchEntry[])[];
  readonly failures: readonly EntriesFailure[];
}

/** A part of a remote's entries that could not be had. */
export interface EntriesFailure {
  readonly remote: string;
  readonly version: string;
  /** Empty where the remote itself could not be asked. */
  readonly part: string;
  readonly message: string;
}
