import type { LmsSetting } from "../../../contract/hosts/lms";
import files from "./features.folder";
import { readFeatures } from "./readFeatures";

export const LMS_SITES = ["main", "demo", "aksara"] as const;

/** The LMS of a site as its folder in `features/` says it. */
export const seededLms = (site: (typeof LMS_SITES)[number]): LmsSetting => readFeatures(files, site);
