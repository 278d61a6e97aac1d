import type { PublicTenant } from "@serambi/kernel/contracts";
import type { FormValues, SlotRequest } from "@serambi/kernel/remote";
import type { JsonLd, PageHead } from "@serambi/kernel/seo";

import type { SentPage, SlotState } from "../page/sentPage";

/** What a browser asks the developer's machine of a page: `POST <address>/<build>/page`. */
export interface AskedPage {
  readonly tenant: PublicTenant;
  readonly pathname: string;
  readonly search: string;
  /** The route that answers the address: the site may have another one than the build alone would. */
  readonly pattern: string;
  /** Posted to the page. */
  readonly form?: FormValues;
}

/** The same of a slot: `POST <address>/<build>/slot`. */
export interface AskedSlot {
  readonly tenant: PublicTenant;
  /** Of the page that shows it. */
  readonly pathname: string;
  readonly slot: SlotRequest;
}

export type LocalResult =
  | {
      readonly kind: "page";
      readonly sent: SentPage;
      readonly head: PageHead;
      readonly jsonLd: readonly JsonLd[];
      readonly slots: readonly SlotRequest[];
    }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "not-found" }
  | { readonly kind: "refused"; readonly status: number; readonly message: string }
  | { readonly kind: "failed" };

/** What a loader came to, and what its developer is told besides: calls that could not be made, what it threw. */
export interface LocalPage {
  readonly result: LocalResult;
  readonly problems: readonly string[];
}

export interface LocalSlot {
  readonly slot: SlotState;
  readonly problems: readonly string[];
}
