import { parentPort, workerData } from "node:worker_threads";

import { serveWorker } from "./serveWorker";

/* The platform in a thread of another process: `workerData` holds PlatformOptions, messages as serveWorker says. */
if (!parentPort) throw new Error("worker.ts runs in a worker thread; standalone.ts is a process of its own");
void serveWorker(parentPort, workerData);
