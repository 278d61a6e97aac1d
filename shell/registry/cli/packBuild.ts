import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { ROOT } from "./root";

const PACK_TIMEOUT_MS = 30_000;
const HEAP_MB = 768;

/** It runs a remote's code, and needs no key and no password. */
const environment = (): NodeJS.ProcessEnv => {
  const { PATH, NODE_ENV } = process.env;
  return { ...(PATH !== undefined && { PATH }), ...(NODE_ENV !== undefined && { NODE_ENV }) };
};

/**
 * Packs a build in a process of its own: packing runs the remote's code, which may never come back, and finds nothing of this process there.
 * @throws Error that says what is wrong with the build
 */
export const packBuild = async (dist: string): Promise<void> => {
  const command = join(ROOT, "shell", "dist", "server", "serambi.cjs");
  try {
    await promisify(execFile)(process.execPath, [`--max-old-space-size=${HEAP_MB}`, command, "pack", dist], {
      env: environment(),
      timeout: PACK_TIMEOUT_MS,
      killSignal: "SIGKILL",
    });
  } catch (error) {
    const { killed, stderr } = error as { readonly killed?: boolean; readonly stderr?: string }; // what execFile rejects with
    const why = killed
      ? `it did not end within ${PACK_TIMEOUT_MS / 1000} s: an endless loop, or a timer, where it is loaded`
      : (stderr ?? "").replace(/^serambi: /, "").trim();
    throw new Error(`${dist} cannot be packed: ${why}`, { cause: error });
  }
};
