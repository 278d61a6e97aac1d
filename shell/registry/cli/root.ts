import { join } from "node:path";

/** The repository that this command was built in: it stands in `shell/dist/server`. */
export const ROOT = join(__dirname, "..", "..", "..");
