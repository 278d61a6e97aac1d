import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "@jest/globals";

import { ReadableFolder } from "./ReadableFolder";

interface Stream {
  flags: number;
  nfd: number;
}

const READ_AND_WRITE = 2;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "serambi-readable-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("opens for reading what a read-only disk does not open for both, and writes to it once that is over", async () => {
  const file = join(folder, "table");
  writeFileSync(file, "before");
  let isReadOnly = true;
  const engine = {
    NODEFS: {
      stream_ops: {
        open: (stream: Stream) => {
          if (isReadOnly && stream.flags !== 0) throw new Error("EROFS");
          stream.nfd = openSync(file, stream.flags === 0 ? "r" : "r+");
        },
        write: ({ nfd }: Stream, text: string) => writeSync(nfd, text),
      },
    },
    FS: { mkdirTree: () => undefined, mount: () => undefined },
  };
  const { emscriptenOpts } = await new ReadableFolder(folder).init({} as never, {}); // it only keeps the engine
  for (const run of [emscriptenOpts.preRun ?? []].flat()) (run as unknown as (module: unknown) => void)(engine); // Emscripten calls them so

  const { open, write } = engine.NODEFS.stream_ops;
  const stream = { flags: READ_AND_WRITE, nfd: -1 };
  open(stream);
  expect(readFileSync(stream.nfd, "utf8")).toBe("before");
  expect(() => write(stream, "AFTER!")).toThrow("EROFS");
  isReadOnly = false;
  write(stream, "AFTER!");
  closeSync(stream.nfd);
  expect(readFileSync(file, "utf8")).toBe("AFTER!");
});
