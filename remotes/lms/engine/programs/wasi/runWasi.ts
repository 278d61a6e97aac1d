import { Directory, Fd, File, WASI, wasi as defs, type Inode, type PreopenDirectory } from "@bjorn3/browser_wasi_shim";

import type { SourceFile } from "../../../contract/studio/Session";
import type { Job } from "../base/Job";

/** Standard input of a run. */
class Stdin extends Fd {
  constructor(private readonly job: Job) {
    super();
  }

  override fd_read(size: number): { ret: number; data: Uint8Array } {
    return { ret: defs.ERRNO_SUCCESS, data: this.job.input.read(size) };
  }

  override fd_fdstat_get(): { ret: number; fdstat: defs.Fdstat } {
    return { ret: defs.ERRNO_SUCCESS, fdstat: new defs.Fdstat(defs.FILETYPE_CHARACTER_DEVICE, 0) };
  }
}

/** Standard output or error of a run. */
class Stdout extends Fd {
  constructor(private readonly write: (bytes: Uint8Array) => void) {
    super();
  }

  override fd_write(data: Uint8Array): { ret: number; nwritten: number } {
    this.write(data);
    return { ret: defs.ERRNO_SUCCESS, nwritten: data.byteLength };
  }

  override fd_fdstat_get(): { ret: number; fdstat: defs.Fdstat } {
    const fdstat = new defs.Fdstat(defs.FILETYPE_CHARACTER_DEVICE, 0);
    fdstat.fs_rights_base = BigInt(defs.RIGHTS_FD_WRITE);
    return { ret: defs.ERRNO_SUCCESS, fdstat };
  }
}

/** Files of a program as folders of inodes. */
export const folderOf = (files: readonly SourceFile[]): Map<string, Inode> => {
  const root = new Map<string, Inode>();
  for (const { path, text } of files) {
    const parts = path.split("/");
    const name = parts.pop() ?? "";
    let folder = root;
    for (const part of parts) {
      const known = folder.get(part);
      const next = known instanceof Directory ? known : new Directory(new Map());
      folder.set(part, next);
      folder = next.contents;
    }
    folder.set(name, new File(new TextEncoder().encode(text)));
  }
  return root;
};

/** Streams of a run: descriptors above these are files. */
const LAST_STREAM = 2;
const IOVEC_BYTES = 8;

interface Setting {
  readonly args: readonly string[];
  readonly env: readonly string[];
  readonly folders: readonly PreopenDirectory[];
  /** Given: bytes of standard error on their way. */
  readonly onError?: (bytes: Uint8Array) => void;
}

/** The system of a program that was compiled for WASI: its streams are the job's, and what it writes into files counts. */
export const makeWasi = (job: Job, { args, env, folders, onError }: Setting): WASI => {
  const streams = [
    new Stdin(job),
    new Stdout((bytes) => job.write(1, bytes)),
    new Stdout(onError ?? ((bytes) => job.write(2, bytes))),
  ];
  const system = new WASI([...args], [...env], [...streams, ...folders], { debug: false });
  const { wasiImport: imports } = system;
  const write = imports["fd_write"];
  imports["fd_write"] = (fd: number, iovs: number, count: number, written: number): unknown => {
    if (fd > LAST_STREAM) {
      const view = new DataView(system.inst.exports.memory.buffer);
      let bytes = 0;
      for (let index = 0; index < count; index += 1) bytes += view.getUint32(iovs + index * IOVEC_BYTES + 4, true);
      if (!job.takeRoom(bytes)) return defs.ERRNO_NOSPC;
    }
    return write?.(fd, iovs, count, written);
  };
  return system;
};

/** Words of the two engines for what ends a program that was compiled to WebAssembly, as a shell tells it. */
const TRAPS: readonly (readonly [RegExp, string])[] = [
  [/out of bounds|call stack|too much recursion|index out of/i, "Segmentation fault"],
  [/divide by zero|integer overflow|remainder by zero/i, "Floating point exception"],
  [/unreachable/i, "Aborted"],
];

/** How a trap is told; null where it is none. */
export const trapOf = (error: unknown): string | null => {
  const isTrap = error instanceof WebAssembly.RuntimeError || error instanceof RangeError || error instanceof Error;
  if (!isTrap || !(error instanceof Error)) return null;
  return TRAPS.find(([pattern]) => pattern.test(error.message))?.[1] ?? null;
};
