import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

const Build = z.object({
  groups: z.record(z.string(), z.array(z.string())),
  builtAgainst: z.record(z.string(), z.string()),
});

/** What the built shell says of itself, as far as it decides what remotes must keep to. */
export interface ShellBuild {
  /** Its libraries' versions. */
  readonly builtAgainst: Readonly<Record<string, string>>;
  /** Scripts that it loads on any page, with its largest layout and texts, brotli. */
  readonly scriptBytes: number;
  /** Tells it from every other build. */
  readonly stamp: string;
}

/** @param dist the shell's `dist` folder */
export const readShellBuild = async (dist: string): Promise<ShellBuild> => {
  const { groups, builtAgainst } = Build.parse(JSON.parse(await readFile(join(dist, "client.json"), "utf8")));
  const sizeOf = (name: string): number => {
    const scripts = (groups[name] ?? []).filter((file) => file.endsWith(".js"));
    const paths = scripts.map((file) => join(dist, "client", `${file}.br`)).filter((path) => existsSync(path));
    return paths.reduce((total, path) => total + statSync(path).size, 0);
  };
  const largest = (prefix: string): number =>
    Math.max(
      0,
      ...Object.keys(groups)
        .filter((name) => name.startsWith(prefix))
        .map(sizeOf),
    );
  return {
    builtAgainst,
    scriptBytes: sizeOf("shell") + largest("layout-") + largest("messages-"),
    stamp: await readFile(join(dist, ".stamp"), "utf8"),
  };
};
