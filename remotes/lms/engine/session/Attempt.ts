import { COMPILE_LIMIT_MS, type RunOptions, type RunResult, type SourceFile } from "../../contract/studio/Session";
import type { LiveProgram } from "./LiveProgram";
import type { FromProgram } from "./messages";
import type { ShownOutput } from "./ShownOutput";

interface Asked {
  readonly files: readonly SourceFile[];
  readonly options: RunOptions;
  readonly stdin: string;
  readonly isOpen: boolean;
  readonly seed: number;
  readonly output: ShownOutput;
  readonly timeoutMs: number;
  /** The session is disposed of. */
  readonly ending: AbortSignal;
}

/** How one attempt ended. */
export interface AttemptEnd extends Omit<RunResult, "status"> {
  readonly status: RunResult["status"] | "need-input";
  /** Its worker can run nothing more. */
  readonly isSpent: boolean;
}

const NOTHING = { exitCode: null, diagnostics: [], tables: [], plots: [] } as const;

/** One run of a program in its worker, ended here where it does not end by itself. */
export class Attempt {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly beganAt = performance.now();
  private startedAt: number | null = null;
  private compileMs = 0;
  private finish: (end: AttemptEnd) => void = () => undefined;

  constructor(
    private readonly live: Pick<LiveProgram, "onMessage" | "post" | "end">,
    private readonly asked: Asked,
  ) {}

  async run(): Promise<AttemptEnd> {
    const { live, asked } = this;
    const stop = (): void => this.cut("stopped");
    const signals = [asked.options.signal, asked.ending];
    const ended = new Promise<AttemptEnd>((resolve) => (this.finish = resolve));
    for (const signal of signals) signal?.addEventListener("abort", stop);
    live.onMessage = (message) => this.hear(message);
    this.timer = setTimeout(() => this.cut("compile-timeout"), COMPILE_LIMIT_MS);
    live.post({
      kind: "run",
      files: asked.files,
      stdin: asked.stdin,
      isOpen: asked.isOpen,
      seedSql: asked.options.seedSql ?? null,
      limits: asked.options.limits,
      seed: asked.seed,
    });
    try {
      return await ended;
    } finally {
      clearTimeout(this.timer);
      live.onMessage = () => undefined;
      for (const signal of signals) signal?.removeEventListener("abort", stop);
    }
  }

  private hear(message: FromProgram | null): void {
    if (message === null) return this.cut("crashed");
    switch (message.kind) {
      case "started": {
        clearTimeout(this.timer);
        this.compileMs = message.compileMs;
        this.startedAt = performance.now();
        this.timer = setTimeout(() => this.cut("timeout"), this.asked.timeoutMs + message.graceMs);
        return undefined;
      }
      case "output": {
        for (const { fd, text } of message.events) this.asked.output.take(fd, text);
        return undefined;
      }
      case "done": {
        const { outcome, compileMs, runMs } = message;
        return this.finish({ ...outcome, compileMs, runMs });
      }
      case "ready":
      case "broken":
        return undefined;
    }
  }

  /** Ends it from outside. Nothing of its worker is used again. */
  private cut(status: "compile-timeout" | "timeout" | "stopped" | "crashed"): void {
    const now = performance.now();
    const runMs = this.startedAt === null ? 0 : now - this.startedAt;
    if (status === "compile-timeout") this.compileMs = now - this.beganAt;
    this.live.end();
    this.finish({ ...NOTHING, status, compileMs: this.compileMs, runMs, isSpent: true });
  }
}
