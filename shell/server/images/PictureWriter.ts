import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface PictureWriterOptions {
  readonly folder: string;
  readonly now: () => number;
  /** Is told of a disk that takes nothing, once a minute. */
  readonly onProblem: (error: unknown) => void;
}

interface Waiting {
  readonly name: string;
  readonly bytes: Buffer;
  readonly onWritten: () => void;
}

/** Pictures that wait for a slow disk are held in memory meanwhile. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
/** A disk that took nothing is tried again after this time. */
const PAUSE_MS = 5_000;
const SAY_MS = 60_000;

/**
 * Writes files while nobody waits for them, one at a time: a slow disk holds up no visitor, and takes one of the few threads that all
 * reading of files shares. What it cannot take is not written.
 */
export class PictureWriter {
  private readonly waiting: Waiting[] = [];
  private waitingBytes = 0;
  private running: Promise<void> | null = null;
  private pausedUntil = -Infinity;
  private saidAt = -Infinity;

  constructor(private readonly options: PictureWriterOptions) {}

  /** @param onWritten called once the file is whole; never where it could not be written */
  write(name: string, bytes: Buffer, onWritten: () => void): void {
    if (this.options.now() < this.pausedUntil || this.waitingBytes + bytes.length > MAX_WAITING_BYTES) return;
    this.waiting.push({ name, bytes, onWritten });
    this.waitingBytes += bytes.length;
    this.running ??= this.writeAll().finally(() => {
      this.running = null;
    });
  }

  /** Resolves when nothing waits to be written. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async writeAll(): Promise<void> {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      await this.writeOne(next);
      this.waitingBytes -= next.bytes.length;
    }
  }

  private async writeOne({ name, bytes, onWritten }: Waiting): Promise<void> {
    const { folder, now } = this.options;
    if (now() < this.pausedUntil) return;
    const draft = join(folder, `${name}.${process.pid}`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, join(folder, name));
      onWritten();
    } catch (error) {
      this.pausedUntil = now() + PAUSE_MS;
      this.say(error);
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  private say(error: unknown): void {
    const now = this.options.now();
    if (now - this.saidAt < SAY_MS) return;
    this.saidAt = now;
    this.options.onProblem(error);
  }
}
