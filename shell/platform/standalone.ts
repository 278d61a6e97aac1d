import { join } from "node:path";

import { readStandaloneEnv } from "./readStandaloneEnv";
import { readBuiltRemotes } from "./remote-services/readBuiltRemotes";
import { startPlatform } from "./startPlatform";

/** Where the repository's remotes are, seen from the built file. */
const REMOTES = join(__dirname, "../../../remotes");

/* The platform as a process of its own, with what the remotes bring that are built in REMOTES_DIR. */
const run = async (): Promise<void> => {
  const platform = await startPlatform({
    ...readStandaloneEnv(process.env),
    variables: process.env,
    live: readBuiltRemotes(process.env["REMOTES_DIR"] ?? REMOTES),
  });
  process.stdout.write(`Serambi platform: ${platform.url}\n`);
  const stop = () => void platform.close();
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
