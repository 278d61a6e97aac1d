import { accessSync, constants, statfsSync } from "node:fs";

/** `closed`: the file system is read-only, or this user may not write there. */
export type DiskState = "writable" | "full" | "closed";

const MB = 1024 * 1024;
/** The database writes ahead in files of 16 MB, and stops for good where it gets no room for the next one. */
const NEEDED_BYTES = 32 * MB;
/** So much more before a disk that was full counts as writable again: it does not change with every row. */
const RETURN_BYTES = 8 * MB;
const LOOK_MS = 1_000;

/** The state of a disk. @throws Error where the folder cannot be looked at */
const lookAt = (folder: string, before: DiskState): DiskState => {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return "closed";
  }
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < NEEDED_BYTES + (before === "full" ? RETURN_BYTES : 0) ? "full" : "writable";
};

interface DiskRoomOptions {
  readonly now?: () => number;
  readonly look?: typeof lookAt;
}

/**
 * Whether the disk of the embedded database takes writes. The engine is asked for none where it does not: a write ahead that fails
 * stops it, and reads with it, until the process is started again.
 */
export class DiskRoom {
  private known: DiskState = "writable";
  private lookedAt = -Infinity;
  private listener: (state: DiskState) => void = () => undefined;
  private readonly now: () => number;
  private readonly look: typeof lookAt;

  constructor(
    readonly folder: string,
    { now = Date.now, look = lookAt }: DiskRoomOptions = {},
  ) {
    this.now = now;
    this.look = look;
  }

  /** Looks at most once a second. */
  get state(): DiskState {
    if (this.now() - this.lookedAt < LOOK_MS) return this.known;
    this.lookedAt = this.now();
    const before = this.known;
    this.known = this.look(this.folder, before);
    if (this.known !== before) this.listener(this.known);
    return this.known;
  }

  /** Tells of each change, and at once where it takes no writes now. */
  watch(listener: (state: DiskState) => void): void {
    this.listener = listener;
    if (this.known !== "writable") listener(this.known);
  }
}
