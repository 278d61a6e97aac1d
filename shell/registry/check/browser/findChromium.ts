import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first is without a window: it takes a third of the time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** A name in the PATH can be a stub that only says how to install a browser. */
const runs = (file: string): boolean => {
  const { stdout } = spawnSync(file, ["--version", "--no-sandbox"], { encoding: "utf8", timeout: 10_000 });
  return /\d+\.\d+/.test(stdout ?? "");
};

/** Path of a Chromium: `CHROMIUM_PATH`, else one in the PATH; null where there is none. */
export const findChromium = (env: NodeJS.ProcessEnv): string | null => {
  const named = env["CHROMIUM_PATH"]?.trim();
  if (named) return isExecutable(named) ? named : null;
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((file) => isExecutable(file) && runs(file)) ?? null;
};
