import type { Language, RunOptions, RunResult, Session, SourceFile } from "../../contract/studio/Session";
import { Attempt, type AttemptEnd } from "./Attempt";
import { LiveProgram, type ProgramParts } from "./LiveProgram";
import { ShownOutput } from "./ShownOutput";

const NOTHING = { exitCode: null, diagnostics: [], tables: [], plots: [] } as const;

const withEnd = (line: string): string => (line.endsWith("\n") ? line : `${line}\n`);

/** One language, loaded: runs one program after the other, and starts anew where a run has cost it its worker. */
export class LanguageSession implements Session {
  private readonly ending = new AbortController();
  /** The last of the runs that were asked for. */
  private last: Promise<unknown> = Promise.resolve();
  private live: Promise<LiveProgram>;

  /** @throws BootError where the language does not start */
  static async open(language: Language, parts: ProgramParts, signal: AbortSignal): Promise<LanguageSession> {
    return new LanguageSession(language, parts, await LiveProgram.start(parts, signal));
  }

  private constructor(
    readonly language: Language,
    private readonly parts: ProgramParts,
    live: LiveProgram,
  ) {
    this.live = Promise.resolve(live);
  }

  run = (files: readonly SourceFile[], options: RunOptions): Promise<RunResult> => {
    const run = this.last.then(() => this.runNow(files, options));
    this.last = run.catch(() => undefined);
    return run;
  };

  dispose = (): void => {
    this.ending.abort();
    this.live.then((live) => live.end()).catch(() => undefined);
  };

  private async runNow(files: readonly SourceFile[], options: RunOptions): Promise<RunResult> {
    const output = new ShownOutput(options.onOutput);
    const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
    const { timeoutMs } = options.limits;
    const spent = { compileMs: 0, runMs: 0 };
    let { stdin } = options;
    let isOpen = options.onInput !== undefined;
    for (;;) {
      output.beginAgain();
      const end = await this.attempt({ files, options, stdin, isOpen, seed, output, timeoutMs });
      spent.compileMs += end.compileMs;
      spent.runMs = end.runMs;
      if (end.status !== "need-input") return { ...NOTHING, ...end, ...spent, status: end.status };
      const line = await this.nextLine(options);
      if (line === "stopped") return { ...NOTHING, ...end, ...spent, status: "stopped" };
      if (line === null) isOpen = false;
      else stdin += withEnd(line);
    }
  }

  private async nextLine({ onInput, signal }: RunOptions): Promise<string | null> {
    const stopped = new Promise<"stopped">((resolve) => {
      if (signal?.aborted) resolve("stopped");
      for (const one of [signal, this.ending.signal])
        one?.addEventListener("abort", () => resolve("stopped"), { once: true });
    });
    return Promise.race([stopped, onInput?.() ?? null]);
  }

  private async attempt(asked: Omit<ConstructorParameters<typeof Attempt>[1], "ending">): Promise<AttemptEnd> {
    if (asked.options.signal?.aborted) return { ...NOTHING, status: "stopped", compileMs: 0, runMs: 0, isSpent: false };
    let live: LiveProgram;
    try {
      live = await this.live;
    } catch {
      // What kept it from starting may have passed.
      this.live = this.startAnew();
      try {
        live = await this.live;
      } catch {
        return { ...NOTHING, status: "crashed", compileMs: 0, runMs: 0, isSpent: true };
      }
    }
    const end = await new Attempt(live, { ...asked, ending: this.ending.signal }).run();
    if (end.isSpent) {
      live.end();
      this.live = this.startAnew();
    }
    return end;
  }

  private startAnew(): Promise<LiveProgram> {
    const started = LiveProgram.start(this.parts, this.ending.signal);
    // Told to the run that needs it.
    started.catch(() => undefined);
    return started;
  }
}
