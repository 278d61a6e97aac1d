import { expect, it } from "@jest/globals";

import { AppError } from "../../../errors";
import type { FileChange, FileDeps } from "./fileDeps";
import { PART_BYTES, sendFile } from "./sendFile";

const file = new File([new Uint8Array(PART_BYTES * 2 + 10)], "cv.pdf");

/** A server that keeps what arrives, and loses an answer, a part and its connection when it is told to. */
const fakeServer = (faults: Readonly<Record<number, "answer" | "part">>) => {
  let [received, calls, waits] = [0, 0, 0];
  const state = () => ({ id: "f", receivedBytes: received, isWhole: received === file.size });
  const deps: FileDeps = {
    begin: () => Promise.resolve(state()),
    stateOf: () => Promise.resolve(state()),
    sendPart: (_id, beginsAt, part) => {
      const fault = faults[(calls += 1)];
      if (fault === "part") return Promise.reject(new AppError("offline", "Lost"));
      if (beginsAt !== received) return Promise.reject(new AppError("conflict", "Elsewhere"));
      received += part.size;
      return fault === "answer" ? Promise.reject(new AppError("timeout", "Late")) : Promise.resolve(state());
    },
    cancel: () => Promise.resolve(),
  };
  const wait = () => Promise.resolve(void (waits += 1));
  return { deps, wait, counts: () => ({ received, calls, waits }) };
};

const send = async (
  deps: FileDeps,
  { signal = new AbortController().signal, wait = () => Promise.resolve() } = {},
): Promise<readonly FileChange[]> => {
  const changes: FileChange[] = [];
  await sendFile(file, deps, { signal, wait, onBegun: () => undefined, onChange: (change) => changes.push(change) });
  return changes;
};

it("goes on where the server has the file after a line broke, whether the part or its answer was lost", async () => {
  const { deps, wait, counts } = fakeServer({ 1: "answer", 2: "part" });
  const changes = await send(deps, { wait });
  expect(counts()).toEqual({ received: file.size, calls: 4, waits: 2 });
  expect(changes.map(({ phase }) => phase)).toContain("paused");
  expect(changes.at(-1)).toEqual({ phase: "done", received: file.size, id: "f" });
});

it("says why a file is refused, and nothing of one that was taken back", async () => {
  const refused = new AppError("invalid", "Refused", { fields: { cv: "Bukan PDF" } });
  const { deps } = fakeServer({});
  expect((await send({ ...deps, sendPart: () => Promise.reject(refused) })).at(-1)).toEqual({
    phase: "failed",
    fault: "Bukan PDF",
  });
  const ended = new AbortController();
  ended.abort();
  expect(await send({ ...deps, sendPart: () => Promise.reject(refused) }, { signal: ended.signal })).toEqual([]);
});
