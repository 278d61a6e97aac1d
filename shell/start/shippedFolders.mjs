import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What a remote's package.json says under `serambi`: `"only": "workshop"` keeps it out of everything else. */
const isForWorkshop = (folder) => {
  const file = join(folder, "package.json");
  return existsSync(file) && JSON.parse(readFileSync(file, "utf8")).serambi?.only === "workshop";
};

/** The rule of `readEnv`, for what runs before anything is built. */
export const isWorkshopOn = ({ WORKSHOP, NODE_ENV }) =>
  (WORKSHOP?.trim() || (NODE_ENV === "development" ? "on" : "off")) === "on";

/**
 * Names of the remotes that `npm start` builds and ships.
 * @param remotesFolder `remotes/`; nothing where there is none (an installation without sources)
 */
export const shippedFolders = (remotesFolder, hasWorkshop) =>
  (existsSync(remotesFolder) ? readdirSync(remotesFolder) : [])
    .filter((name) => hasWorkshop || !isForWorkshop(join(remotesFolder, name)))
    .toSorted();
