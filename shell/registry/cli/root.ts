import { join } from "node:path";

/** The repository that this command was built in: it stands in `shell/dist/server`. */
export const ROOT = join(__dirname, "..", "..", "..");

/** What was compressed of builds before, by remote. */
export const COMPRESSED = join(ROOT, ".cache", "compressed");
