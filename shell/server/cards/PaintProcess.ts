import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";

import type { PaintTask } from "./paint";

export interface PaintOrder {
  readonly id: number;
  readonly task: PaintTask;
}

export type PaintAnswer =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

export interface PaintProcessOptions {
  /** The program that draws. */
  readonly file: string;
  /** How long it stays after its last picture: it holds some 130 MB, and pictures are drawn once. */
  readonly idleMs?: number | undefined;
  /** After that long it counts as hung. */
  readonly timeoutMs?: number;
}

const IDLE_MS = 10 * 60_000;
const TIMEOUT_MS = 20_000;
const MAX_HEAP_MB = 128;
/** Pages come first, and what renders them has 5. */
const NICENESS = 15;

/** The process ended by itself, or was ended by somebody else. */
class PaintEnded extends Error {
  constructor() {
    super("The process that draws has ended");
  }
}

/**
 * Draws pictures in a process of its own: neither the time nor the memory that drawing takes is a page's, and code that
 * reads what others drew ends nothing but itself. It starts with the first picture and ends when there is nothing to draw.
 */
export class PaintProcess {
  private child: ChildProcess | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private given = 0;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: PaintProcessOptions) {}

  /**
   * Draws, and tries a second time where the process ended meanwhile: another picture may have been to blame.
   * @throws Error with the process's own words where it cannot draw
   */
  paint = (task: PaintTask): Promise<Buffer> =>
    this.draw(task).catch((error: unknown) => {
      if (!(error instanceof PaintEnded) || this.isClosed) throw error;
      return this.draw(task);
    });

  /** Ids of the process that draws now; none where there is nothing to draw. */
  get pids(): readonly number[] {
    return this.child?.pid === undefined ? [] : [this.child.pid];
  }

  close = (): void => {
    this.isClosed = true;
    this.stop(new PaintEnded());
  };

  private draw(task: PaintTask): Promise<Buffer> {
    const child = (this.child ??= this.start());
    this.given += 1;
    const order: PaintOrder = { id: this.given, task };
    return new Promise<Buffer>((resolve, reject) => {
      this.waiting.set(order.id, { resolve, reject });
      this.watch();
      child.send(order, (error) => {
        if (error) this.end(child, new PaintEnded());
      });
    });
  }

  private stop(why: Error): void {
    clearTimeout(this.timer);
    const { child } = this;
    if (!child) return;
    child.kill("SIGKILL");
    this.end(child, why);
  }

  private start(): ChildProcess {
    const child = fork(this.options.file, {
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
      // Nothing that the server knows and drawing does not need.
      env: { NODE_ENV: process.env["NODE_ENV"], MALLOC_ARENA_MAX: "2", VIPS_CONCURRENCY: "1" },
    });
    // Whoever stops the server does not wait for a picture.
    child.unref();
    child.channel?.unref();
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    // Its answers are its program's own, of this build.
    child.on("message", (answer) => this.settle(answer as PaintAnswer));
    child.once("error", (error) => this.end(child, error));
    child.once("exit", () => this.end(child, new PaintEnded()));
    return child;
  }

  /** While somebody waits: until it counts as hung. Otherwise: until it is not needed any more. */
  private watch(): void {
    const { idleMs = IDLE_MS, timeoutMs = TIMEOUT_MS } = this.options;
    clearTimeout(this.timer);
    const isWaitedFor = this.waiting.size > 0;
    const why = new Error("Drawing took too long");
    this.timer = setTimeout(() => this.stop(why), isWaitedFor ? timeoutMs : idleMs).unref();
  }

  private settle(answer: PaintAnswer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    this.watch();
    if ("png" in answer) waiting?.resolve(Buffer.from(answer.png));
    else waiting?.reject(new Error(answer.error));
  }

  /** The next picture starts another process. */
  private end(child: ChildProcess, error: Error): void {
    if (this.child !== child) return;
    this.child = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
