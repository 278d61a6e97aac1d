/**
 * A thread that opens a listening socket and then stands still: the socket stays open, and nothing here accepts a connection.
 * The kernel queues them until a process that was given the socket does.
 */
import { createServer } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

const server = createServer();
server.once("error", () => parentPort.postMessage(null));
server.listen(workerData, () => {
  // Listening sockets have no other way to their number than the handle (`server.listen(handle)` names it, too).
  const { fd } = server._handle;
  parentPort.postMessage(typeof fd === "number" && fd >= 0 ? fd : null);
  // The event loop does not go on from here, until the thread is ended.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0);
});
