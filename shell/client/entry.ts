import { nextTask } from "./boot/nextTask";
import { startChunkIntegrity } from "./remotes/chunkIntegrity";

/**
 * Runs the start-up in short tasks. React DOM comes first and from an almost empty stack: it makes errors while it is evaluated,
 * and a browser that is being inspected then reads every function on the stack again; with the whole shell on it that is 110 ms
 * on a processor four times slower.
 */
const run = async (): Promise<void> => {
  startChunkIntegrity();
  await nextTask();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  await import(/* webpackMode: "eager" */ "@serambi/kernel/state");
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ "./start");
  await nextTask();
  await start();
};

run().catch((error: unknown) => console.error("The page could not be started", error));
