import { spawn, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

import type { CheckOutcome } from "./outcome";
import { CHANNEL, Message, type BrowsedPage, type Order } from "./protocol";

interface TrialLimits {
  /** For one step: a page, a slot with all sites. */
  readonly stepMs: number;
  /** For all that it tries, however it shares its time. */
  readonly wholeMs: number;
  readonly heapMb: number;
  /** Of the whole process; buffers are outside the heap. */
  readonly memoryMb: number;
}

const LIMITS: TrialLimits = { stepMs: 30_000, wholeMs: 180_000, heapMb: 768, memoryMb: 1_200 };

/** It lives for a second: collecting what is new less often spares it a tenth of its work. */
const BRIEF = ["--max-semi-space-size=64"];

const LOOK_MS = 100;
/** Its output is read for so long after its end: a process that it started may hold its files open for ever. */
const LAST_WORDS_MS = 500;
const MAX_WORDS = 2_000;

/** Whoever looks at what is rendered. */
export interface Shown {
  readonly onHtml: (where: string, html: string) => void;
  readonly onPage: (page: BrowsedPage) => void;
}

interface TrialReport {
  readonly outcomes: readonly CheckOutcome[];
  /** Why it ended before its end, and what it was at; null where it came to its end. */
  readonly broken: { readonly at: string; readonly why: string } | null;
}

/** The output of a process so far. */
interface Told {
  /** Its last step. */
  at: string;
  isWhole: boolean;
  readonly outcomes: CheckOutcome[];
}

const readMessage = (line: string): Message | null => {
  try {
    return Message.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
};

/** Resident memory of a process in MB; 0 where the system does not say. */
const residentMb = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
};

/** A process that runs a remote's code: whatever it does, this one goes on, and says what it did. */
export class TrialProcess {
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;
  private words = "";
  private begunAtMs = 0;
  private steppedAtMs = 0;
  /** Why it was ended from here. */
  private reason: string | null = null;

  /**
   * @param script the built `check.cjs`
   * @param name of the remote: it reads what is live of the others before it is told more
   * @param shown told of markup and pages as they come
   */
  constructor(
    script: string,
    name: string,
    private readonly shown: Shown,
    private readonly limits: TrialLimits = LIMITS,
  ) {
    this.child = spawn(process.execPath, [`--max-old-space-size=${limits.heapMb}`, ...BRIEF, script, name], {
      // What a remote writes by itself is nobody's report.
      stdio: ["pipe", "ignore", "pipe", "pipe"],
      // The key is for signing, which it does not do.
      env: { ...process.env, NODE_ENV: "production", SERAMBI_KEY: "" },
    });
    this.child.stderr?.on("data", (chunk: Buffer) => {
      this.words = (this.words + chunk.toString("utf8")).slice(-MAX_WORDS);
    });
    this.child.stdin?.on("error", () => undefined); // it has ended: its end says so
    this.ended = new Promise((done) => {
      this.child.once("exit", (code) => done(code));
      this.child.once("error", () => done(null));
    });
  }

  stop = (): void => void this.child.kill("SIGKILL");

  run = async (order: Order): Promise<TrialReport> => {
    this.child.stdin?.end(JSON.stringify(order));
    this.begunAtMs = performance.now();
    this.steppedAtMs = this.begunAtMs;
    const channel = this.child.stdio[CHANNEL] as Readable; // a pipe, as asked for above
    const lines = createInterface({ input: channel });
    const timer = setInterval(() => void this.look(), LOOK_MS);
    let lastWords: NodeJS.Timeout | undefined;
    void this.ended.then(() => {
      lastWords = setTimeout(() => lines.close(), LAST_WORDS_MS);
    });
    const told: Told = { at: "starting", isWhole: false, outcomes: [] };
    for await (const line of lines) {
      this.steppedAtMs = performance.now();
      if (!this.hear(line, told)) this.end("it wrote what it was not asked for where this command reads");
    }
    const code = await this.ended;
    clearInterval(timer);
    clearTimeout(lastWords);
    channel.destroy();
    this.child.stderr?.destroy();
    return {
      outcomes: told.outcomes,
      broken: told.isWhole && this.reason === null ? null : { at: told.at, why: this.whyEnded(code) },
    };
  };

  /** @returns false where the line is none of its messages */
  private hear(line: string, told: Told): boolean {
    const message = readMessage(line);
    if (message === null) return false;
    if (message.kind === "at") told.at = message.what;
    if (message.kind === "outcome") told.outcomes.push(message.outcome);
    if (message.kind === "html") this.shown.onHtml(message.where, message.html);
    if (message.kind === "page") this.shown.onPage(message.page);
    if (message.kind === "end") told.isWhole = true;
    return true;
  }

  private whyEnded(code: number | null): string {
    if (this.reason !== null) return this.reason;
    const isFull = /heap out of memory|heap limit/i.test(this.words);
    return isFull
      ? `it took more than ${this.limits.heapMb} MB of memory`
      : `it ended the process (code ${code ?? "none"})`;
  }

  private async look(): Promise<void> {
    const { stepMs, wholeMs, memoryMb } = this.limits;
    const now = performance.now();
    if (now - this.steppedAtMs > stepMs)
      this.end(`it did not come back within ${stepMs / 1000} s: an endless loop, or a promise that nothing settles`);
    if (now - this.begunAtMs > wholeMs) this.end(`all that was tried took more than ${wholeMs / 1000} s`);
    const { pid } = this.child;
    if (pid !== undefined && (await residentMb(pid)) > memoryMb) this.end(`it took more than ${memoryMb} MB of memory`);
  }

  private end(why: string): void {
    this.reason ??= why;
    this.stop();
  }
}
