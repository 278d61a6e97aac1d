import type { SearchEntry } from "@serambi/kernel/server";

import type { FoundKind } from "../../client/palette/search/searchDocument";

/** What the remotes of a site say that its search is to find. Whatever code of remotes gives: not checked. */
export interface SaidEntries {
  /** In the order in which the palette shows them, without the site's pages: that kind is the shell's own. */
  readonly kinds: readonly FoundKind[];
  /** Of each remote in turn, then the site's pages that nobody names. An entry's kind is the id of one of `kinds`, or `page`. */
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
