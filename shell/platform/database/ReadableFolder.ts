import { closeSync } from "node:fs";

import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The parts of the engine's own file system that are needed here: Emscripten declares no types for them. */
interface Stream {
  flags: number;
  /** Node's number of the open file. */
  nfd: number;
}
interface Operations {
  open: (stream: Stream) => void;
  write: (stream: Stream, ...rest: readonly unknown[]) => number;
}
interface EngineModule {
  readonly NODEFS: { readonly stream_ops: Operations };
}

/** `O_RDONLY`, `O_WRONLY` and `O_RDWR` are these two bits. */
const ACCESS_BITS = 3;

const openForReading = (open: Operations["open"], stream: Stream): void => {
  const { flags } = stream;
  stream.flags = flags & ~ACCESS_BITS;
  try {
    open(stream);
  } finally {
    // To the engine it is open for both: its first write opens it anew.
    stream.flags = flags;
  }
};

const makeReadable = (operations: Operations): void => {
  const { open, write } = operations;
  const readOnly = new WeakSet<Stream>();
  operations.open = (stream) => {
    try {
      open(stream);
    } catch (error) {
      if ((stream.flags & ACCESS_BITS) === 0) throw error;
      openForReading(open, stream);
      readOnly.add(stream);
    }
  };
  operations.write = (stream, ...rest) => {
    if (readOnly.has(stream)) {
      const before = stream.nfd;
      open(stream);
      closeSync(before);
      readOnly.delete(stream);
    }
    return write(stream, ...rest);
  };
};

/**
 * The database's folder, of which a file that cannot be opened for writing is opened for reading: the engine opens each for both, even where
 * it only reads, and a disk that became read-only is still read. Once it takes writes again, so do these files.
 */
export class ReadableFolder extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(engine, options);
    const change = (module: unknown): void => makeReadable((module as EngineModule).NODEFS.stream_ops); // as NodeFS itself takes it
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [change, ...[emscriptenOpts.preRun ?? []].flat()] } };
  }
}
