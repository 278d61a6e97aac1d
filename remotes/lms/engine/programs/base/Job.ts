import type { Diagnostic, Limits, SourceFile } from "../../../contract/studio/Session";
import type { FromProgram, Outcome, RunRequest } from "../../session/messages";
import { Input } from "./Input";
import { Output } from "./Output";

/** Thrown through a runtime to end a run: its limit is reached, or it needs input that nobody has typed yet. */
export class Halt extends Error {
  override readonly name = "Halt";

  constructor(readonly status: Outcome["status"]) {
    super(status);
  }
}

/** So often a run that has to end may go on: to close its files, or to catch the end by mistake. */
const CATCHES = 20;

/** How a run ended, with what is not said as it mostly is. */
export const ended = (
  status: Outcome["status"],
  exitCode: number | null,
  more: Partial<Omit<Outcome, "status" | "exitCode">> = {},
): Outcome => ({
  status,
  exitCode,
  diagnostics: [],
  tables: [],
  plots: [],
  isSpent: false,
  ...more,
});

/** One run, as a runtime sees it. */
export class Job {
  readonly files: readonly SourceFile[];
  readonly limits: Limits;
  readonly seedSql: string | null;
  readonly seed: number;
  readonly input: Input;
  readonly output: Output;
  /** Why the run has to end, once it has. */
  halted: Halt | null = null;
  /** Whether the program was refused room for files. */
  isDiskFull = false;
  private halts = 0;
  private fileBytes = 0;
  private isFinished = false;
  private readonly beganAt = performance.now();
  private startedAt: number | null = null;

  constructor(
    request: RunRequest,
    private readonly post: (message: FromProgram) => void,
  ) {
    this.files = request.files;
    this.limits = request.limits;
    this.seedSql = request.seedSql;
    this.seed = request.seed;
    this.output = new Output(
      post,
      request.limits.maxOutputBytes,
      () => this.halt("output-limit"),
      () => {
        if (this.halted) this.halt(this.halted.status);
      },
    );
    this.input = new Input(request.stdin, request.isOpen ? () => this.halt("need-input") : null);
  }

  /** The file that a run begins with: the one of this name, or the first. */
  main(name: string): SourceFile {
    const file = this.files.find(({ path }) => path === name) ?? this.files[0];
    if (!file) throw new Error("A program without files");
    return file;
  }

  /**
   * Said before the first instruction of the program: its time runs from here.
   * @param graceMs given by a runtime that can't tell where compiling ends: added to the time that the program has
   */
  started(graceMs = 0): void {
    if (this.startedAt !== null) return;
    this.startedAt = performance.now();
    this.post({ kind: "started", compileMs: this.startedAt - this.beganAt, graceMs });
  }

  write = (fd: 1 | 2, written: Uint8Array | string): void => this.output.write(fd, written);

  /**
   * Ends the run wherever it is. A program that catches what is thrown and goes on is cut off: its worker is ended.
   * @throws Halt always
   */
  halt(status: Outcome["status"]): never {
    this.halted ??= new Halt(status);
    this.halts += 1;
    this.output.close();
    if (this.halts > CATCHES) this.finish(ended(this.halted.status, null, { isSpent: true }));
    throw this.halted;
  }

  /** Counts what the program writes into files. @returns whether it may */
  takeRoom(bytes: number): boolean {
    this.fileBytes += bytes;
    if (this.fileBytes > this.limits.maxFileBytes) this.isDiskFull = true;
    return !this.isDiskFull;
  }

  /** A compiler's messages: they are shown as it wrote them, and beside their lines. */
  refused(text: string, diagnostics: readonly Diagnostic[]): Outcome {
    this.write(2, text);
    return ended("compile-error", 1, { diagnostics: [...diagnostics] });
  }

  finish(outcome: Outcome): void {
    if (this.isFinished) return;
    this.isFinished = true;
    const now = performance.now();
    this.output.close();
    const startedAt = this.startedAt ?? now;
    this.post({ kind: "done", outcome, compileMs: startedAt - this.beganAt, runMs: now - startedAt });
  }
}
