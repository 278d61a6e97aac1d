import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { BuiltService } from "../startPlatform";

/** The services in a folder of remotes, as their builds left them: for a platform that knows no registry. */
export const readBuiltServices = (folder: string): BuiltService[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap(({ name }) => {
        const file = join(folder, name, "dist", "service", "service.cjs");
        return existsSync(file) ? [{ id: name, version: "built", code: readFileSync(file, "utf8") }] : [];
      })
    : [];
