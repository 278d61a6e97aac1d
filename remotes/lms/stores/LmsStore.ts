import { StoreOfParts, type PartSnapshots } from "@serambi/kernel/pages";

import type { LazyShowcaseReader } from "../contract/showcase/ShowcaseReader";
import type { ShowcaseStore } from "./showcase/ShowcaseStore";

/** The parts of this remote. Their code comes with the pages that show them: no other page carries it. */
interface LmsParts {
  readonly showcase: ShowcaseStore;
}

export interface LmsDeps {
  readonly showcase: LazyShowcaseReader;
}

/** What travels of each part. */
export type LmsSnapshot = PartSnapshots<LmsParts>;

/** Everything this remote knows on one page. */
export class LmsStore extends StoreOfParts<LmsDeps, LmsParts> {}
