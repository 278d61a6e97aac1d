import type { SourceFile } from "../../../contract/studio/Session";

/** A refusal that Go knows by its code. */
export class SystemError extends Error {
  override readonly name = "SystemError";

  constructor(readonly code: string) {
    super(code);
  }
}

interface Entry {
  readonly isFolder: boolean;
  readonly id: number;
  /** Room for more than there is: a file that grows is not copied each time. */
  room: Uint8Array;
  size: number;
  permissions: number;
  changedAtMs: number;
}

interface Handle {
  readonly entry: Entry;
  readonly flags: number;
  position: number;
}

/** As Go's own script names them for the system below it. */
export const FLAGS = {
  O_WRONLY: 1,
  O_RDWR: 2,
  O_CREAT: 64,
  O_EXCL: 128,
  O_TRUNC: 512,
  O_APPEND: 1024,
  O_DIRECTORY: 65_536,
};

const HOME = "/program";
const FOLDER = 0o040_000;
const FILE = 0o100_000;
const PERMISSIONS = 0o777;
const UMASK = 0o022;
const BLOCK_BYTES = 512;
/** Below it are the streams. */
const FIRST_FILE = 3;

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf("/")) || "/";

/** Files and folders of one run of a Go program. They are gone with it. */
export class GoFiles {
  private readonly entries = new Map<string, Entry>();
  private readonly handles = new Map<number, Handle>();
  private folder = HOME;
  private nextHandle = FIRST_FILE;
  private made = 0;

  constructor(
    files: readonly SourceFile[],
    /** Counts what is written. @returns whether there is room for it */
    private readonly takeRoom: (bytes: number) => boolean,
  ) {
    for (const path of ["/", HOME, "/tmp"]) this.add(path, true, PERMISSIONS);
    for (const { path, text } of files) {
      const parts = path.split("/");
      for (let count = 1; count < parts.length; count += 1) {
        const folder = `${HOME}/${parts.slice(0, count).join("/")}`;
        if (!this.entries.has(folder)) this.add(folder, true, PERMISSIONS);
      }
      const file = this.add(`${HOME}/${path}`, false, 0o666);
      file.room = new TextEncoder().encode(text);
      file.size = file.room.length;
    }
  }

  cwd = (): string => this.folder;

  chdir = (path: string): void => {
    if (!this.at(path).isFolder) throw new SystemError("ENOTDIR");
    this.folder = this.whole(path);
  };

  open = (path: string, flags: number, permissions: number): number => {
    const known = this.entries.get(this.whole(path));
    const mayMake = (flags & FLAGS.O_CREAT) !== 0;
    if (known && mayMake && flags & FLAGS.O_EXCL) throw new SystemError("EEXIST");
    const entry = known ?? (mayMake ? this.make(path, false, permissions) : this.at(path));
    const writes = (flags & (FLAGS.O_WRONLY | FLAGS.O_RDWR)) !== 0;
    if (entry.isFolder && writes) throw new SystemError("EISDIR");
    if (writes && flags & FLAGS.O_TRUNC) this.resize(entry, 0);
    const number = this.nextHandle;
    this.nextHandle += 1;
    this.handles.set(number, { entry, flags, position: 0 });
    return number;
  };

  close = (number: number): void => {
    this.handle(number);
    this.handles.delete(number);
  };

  read = (number: number, into: Uint8Array, offset: number, length: number, position: number | null): number => {
    const handle = this.handle(number);
    if (handle.entry.isFolder) throw new SystemError("EISDIR");
    if (handle.flags & FLAGS.O_WRONLY) throw new SystemError("EBADF");
    const from = position ?? handle.position;
    const piece = handle.entry.room.subarray(from, Math.max(from, Math.min(from + length, handle.entry.size)));
    into.set(piece, offset);
    if (position === null) handle.position += piece.length;
    return piece.length;
  };

  write = (number: number, bytes: Uint8Array, offset: number, length: number, position: number | null): number => {
    const handle = this.handle(number);
    if (!(handle.flags & (FLAGS.O_WRONLY | FLAGS.O_RDWR))) throw new SystemError("EBADF");
    const { entry } = handle;
    const from = handle.flags & FLAGS.O_APPEND ? entry.size : (position ?? handle.position);
    // A gap that is left before it takes room as well.
    if (!this.takeRoom(Math.max(0, from - entry.size) + length)) throw new SystemError("ENOSPC");
    if (from + length > entry.size) this.reach(entry, from + length);
    entry.room.set(bytes.subarray(offset, offset + length), from);
    entry.changedAtMs = Date.now();
    if (position === null) handle.position = from + length;
    return length;
  };

  ftruncate = (number: number, length: number): void => this.resize(this.handle(number).entry, length);

  truncate = (path: string, length: number): void => this.resize(this.at(path), length);

  fstat = (number: number): object => this.told(this.handle(number).entry);

  stat = (path: string): object => this.told(this.at(path));

  mkdir = (path: string, permissions: number): void => {
    if (this.entries.has(this.whole(path))) throw new SystemError("EEXIST");
    this.make(path, true, permissions);
  };

  readdir = (path: string): string[] => {
    if (!this.at(path).isFolder) throw new SystemError("ENOTDIR");
    const whole = this.whole(path);
    return [...this.entries.keys()]
      .filter((each) => each !== "/" && parentOf(each) === whole)
      .map((each) => each.slice(each.lastIndexOf("/") + 1))
      .toSorted();
  };

  rmdir = (path: string): void => {
    if (this.readdir(path).length > 0) throw new SystemError("ENOTEMPTY");
    this.entries.delete(this.whole(path));
  };

  unlink = (path: string): void => {
    if (this.at(path).isFolder) throw new SystemError("EISDIR");
    this.entries.delete(this.whole(path));
  };

  rename = (from: string, to: string): void => {
    const moved = this.at(from);
    const [source, target] = [this.whole(from), this.whole(to)];
    const replaced = this.entries.get(target);
    if (target === source) return;
    if (target.startsWith(`${source}/`)) throw new SystemError("EINVAL");
    if (replaced?.isFolder && !moved.isFolder) throw new SystemError("EISDIR");
    if (replaced && !replaced.isFolder && moved.isFolder) throw new SystemError("ENOTDIR");
    if (replaced?.isFolder) this.rmdir(to);
    this.parent(target);
    for (const [path, entry] of this.entries)
      if (path === source || path.startsWith(`${source}/`)) {
        this.entries.delete(path);
        this.entries.set(target + path.slice(source.length), entry);
      }
  };

  chmod = (path: string, permissions: number): void => {
    this.at(path).permissions = permissions & PERMISSIONS;
  };

  fchmod = (number: number, permissions: number): void => {
    this.handle(number).entry.permissions = permissions & PERMISSIONS;
  };

  utimes = (path: string, _usedAt: number, changedAt: number): void => {
    this.at(path).changedAtMs = changedAt * 1_000;
  };

  private whole(path: string): string {
    const parts: string[] = [];
    for (const part of (path.startsWith("/") ? path : `${this.folder}/${path}`).split("/"))
      if (part === "..") parts.pop();
      else if (part !== "" && part !== ".") parts.push(part);
    return `/${parts.join("/")}`;
  }

  private at(path: string): Entry {
    const whole = this.whole(path);
    const entry = this.entries.get(whole);
    if (entry) return entry;
    this.parent(whole);
    throw new SystemError("ENOENT");
  }

  /** Asserts that what a path is in is a folder. */
  private parent(whole: string): void {
    const parent = this.entries.get(parentOf(whole));
    if (!parent) throw new SystemError("ENOENT");
    if (!parent.isFolder) throw new SystemError("ENOTDIR");
  }

  private make(path: string, isFolder: boolean, permissions: number): Entry {
    const whole = this.whole(path);
    this.parent(whole);
    return this.add(whole, isFolder, permissions);
  }

  private add(whole: string, isFolder: boolean, permissions: number): Entry {
    this.made += 1;
    const entry: Entry = {
      isFolder,
      id: this.made,
      room: new Uint8Array(),
      size: 0,
      permissions: permissions & PERMISSIONS & ~UMASK,
      changedAtMs: Date.now(),
    };
    this.entries.set(whole, entry);
    return entry;
  }

  private handle(number: number): Handle {
    const handle = this.handles.get(number);
    if (!handle) throw new SystemError("EBADF");
    return handle;
  }

  private resize(entry: Entry, size: number): void {
    if (entry.isFolder) throw new SystemError("EISDIR");
    if (size > entry.size && !this.takeRoom(size - entry.size)) throw new SystemError("ENOSPC");
    if (size > entry.size) this.reach(entry, size);
    else entry.room.fill(0, size, entry.size);
    entry.size = size;
    entry.changedAtMs = Date.now();
  }

  private reach(entry: Entry, size: number): void {
    if (size > entry.room.length) {
      const room = new Uint8Array(Math.max(size, 2 * entry.room.length));
      room.set(entry.room.subarray(0, entry.size));
      entry.room = room;
    }
    entry.size = size;
  }

  private told({ isFolder, id, size, permissions, changedAtMs }: Entry): object {
    return {
      dev: 1,
      ino: id,
      mode: (isFolder ? FOLDER : FILE) | permissions,
      nlink: 1,
      uid: 0,
      gid: 0,
      rdev: 0,
      size,
      blksize: BLOCK_BYTES,
      blocks: Math.ceil(size / BLOCK_BYTES),
      atimeMs: changedAtMs,
      mtimeMs: changedAtMs,
      ctimeMs: changedAtMs,
      isDirectory: () => isFolder,
    };
  }
}
