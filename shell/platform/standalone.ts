import { readStandaloneEnv } from "./readStandaloneEnv";
import { startPlatform } from "./startPlatform";

/* The platform as a process of its own. */
const run = async (): Promise<void> => {
  const platform = await startPlatform(readStandaloneEnv(process.env));
  process.stdout.write(`Serambi platform: ${platform.url}\n`);
  const stop = () => void platform.close();
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
