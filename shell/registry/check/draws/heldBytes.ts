import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// In a context of its own: the remote does not find it.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void; // put there by the flag

/** Memory that something holds, when everything that nobody holds has been collected. Buffers count: they are outside the heap. */
export const heldBytes = (): number => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
