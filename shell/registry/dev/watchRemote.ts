import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { z } from "zod";

/** What the build says of itself (`BuildReportPlugin` in `shell/start/rspack.runtime.ts`). */
export const BuildReport = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("building") }),
  /** With the name of the global that its entry defines. */
  z.object({ kind: z.literal("built"), container: z.string() }),
  z.object({ kind: z.literal("failed"), errors: z.string() }),
]);
export type BuildReport = z.infer<typeof BuildReport>;

interface Watched {
  /** The remote's own folder. */
  readonly folder: string;
  /** Its halves are put in `web` and `server` below. */
  readonly place: string;
  readonly onReport: (report: BuildReport) => void;
  /** The build has ended, which it never does by itself. @param words its last on standard error */
  readonly onEnd: (words: string) => void;
}

const LAST_WORDS = 2_000;

/** Builds both halves of a remote, and again whenever its sources change. @returns stops */
export const watchRemote = ({ folder, place, onReport, onEnd }: Watched): (() => void) => {
  const rspack = join(
    dirname(createRequire(join(folder, "package.json")).resolve("@rspack/cli/package.json")),
    "bin",
    "rspack.js",
  );
  const child = spawn(process.execPath, [rspack, "build", "--watch", "--config", join(folder, "rspack.config.ts")], {
    cwd: folder,
    // Its React is the shell's, which is the one for production unless the shell runs in development.
    env: { ...process.env, NODE_ENV: "production", SERAMBI_WATCHED: place },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let words = "";
  let isStopped = false;
  child.stderr?.on("data", (text: Buffer) => (words = (words + text.toString("utf8")).slice(-LAST_WORDS)));
  child.on("message", (message) => onReport(BuildReport.parse(message)));
  child.once("error", (error) => onEnd(error.message));
  child.once("exit", () => {
    if (!isStopped) onEnd(words.trim());
  });
  return () => {
    isStopped = true;
    child.kill();
  };
};
