import type { LmsStore } from "../LmsStore";
import { ShowcaseStore } from "./ShowcaseStore";

/** What a site says of its LMS. */
export const showcaseOf = (store: LmsStore): ShowcaseStore =>
  store.part("showcase", ({ showcase }, saved) => new ShowcaseStore(showcase, saved));
