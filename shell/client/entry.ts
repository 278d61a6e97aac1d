import { startChunkIntegrity } from "./remotes/chunkIntegrity";

/**
 * Runs the start-up in short tasks: a touch between two of them is answered. React DOM comes first and from an almost empty
 * stack: it makes errors while it is evaluated, and a browser that is being inspected then reads every function on the
 * stack again; with the whole shell on it that is 110 ms on a processor four times slower.
 */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const run = async (): Promise<void> => {
  startChunkIntegrity();
  await nextTask();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ "./start");
  await start();
};

run().catch((error: unknown) => console.error("The page could not be started", error));
