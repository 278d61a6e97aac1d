import { action, computed, makeObservable, observable, observableRef } from "@serambi/kernel/state";
import * as z from "zod/mini";

import type { Exercise, ExerciseTest } from "../../contract/studio/Exercise";
import type { Diagnostic, RunResult, RunStatus, Session, SourceFile } from "../../contract/studio/Session";
import { isSameOutput } from "../../contract/studio/compareOutput";
import type { ExerciseView, SendState, TestOutcome, TestState } from "../../contract/studio/views";
import { attemptsKey } from "./keptProgress";
import type { KeptText } from "./KeptText";
import { ProgramStore } from "./ProgramStore";
import { RunStore } from "./RunStore";
import type { StudioDeps } from "./StudioStore";

const Attempt = z.object({ at: z.iso.datetime(), passed: z.int(), total: z.int() });
export type Attempt = z.infer<typeof Attempt>;

/** What an attempt is told to the learner's record with. */
export interface SentAttempt {
  readonly slug: string;
  readonly files: readonly SourceFile[];
  readonly tests: readonly { readonly id: string; readonly isPassed: boolean }[];
}

export interface ExerciseDeps extends Omit<StudioDeps, "sampleOf"> {
  readonly shelf: KeptText;
  readonly now: () => Date;
  /** Tells the record of whoever is logged in; rejects where it could not. */
  readonly send: (attempt: SentAttempt) => Promise<"kept" | "nobody">;
}

const MAX_ATTEMPTS = 30;

/** Endings of a test after which no other test could run either. */
const ENDS_ALL: ReadonlySet<RunStatus> = new Set(["compile-error", "compile-timeout", "stopped"]);

const waiting = (test: ExerciseTest): TestOutcome => ({ test, state: "waiting", got: "", errors: "", result: null });

/** The learner's files, with those of the tests in their places. */
const underTest = (files: readonly SourceFile[], harness: readonly SourceFile[]): readonly SourceFile[] => [
  ...harness,
  ...files.filter(({ path }) => harness.every((file) => file.path !== path)),
];

/** An exercise that somebody works at: their program, its tests, and the attempts so far. */
export class ExerciseStore implements ExerciseView {
  readonly program: ProgramStore;
  readonly run: RunStore;
  outcomes: readonly TestOutcome[];
  /** Which test is looked at. */
  chosenId: string | null = null;
  attempts: readonly Attempt[] = [];
  /** Whether the tests are being run. */
  isTesting = false;
  /** Whether the tests were run last, and not the program alone. */
  isTestResult = false;
  sendState: SendState = "none";

  constructor(
    readonly exercise: Exercise,
    private readonly deps: ExerciseDeps,
  ) {
    const { slug, language, starter, tests } = exercise;
    this.program = new ProgramStore(`exercise/${slug}`, { language, files: [...starter], stdin: "" }, deps);
    this.run = new RunStore(deps);
    this.outcomes = tests.map(waiting);
    makeObservable<this, "setOutcome" | "begin" | "beginAlone" | "finish" | "readAttempts" | "tellSent">(this, {
      outcomes: observableRef,
      chosenId: observable,
      attempts: observableRef,
      isTesting: observable,
      isTestResult: observable,
      sendState: observable,
      passedCount: computed,
      isPassed: computed,
      diagnostics: computed,
      choose: action,
      setOutcome: action,
      begin: action,
      beginAlone: action,
      finish: action,
      readAttempts: action,
      tellSent: action,
    });
  }

  get passedCount(): number {
    return this.outcomes.filter(({ state }) => state === "passed").length;
  }

  get isPassed(): boolean {
    return this.outcomes.length > 0 && this.passedCount === this.outcomes.length;
  }

  /** Whether it was ever tried: hidden tests are shown from then on. */
  get hasTried(): boolean {
    return this.attempts.length > 0;
  }

  /** Of the test that is looked at. */
  get chosen(): TestOutcome | undefined {
    const { outcomes, chosenId } = this;
    return (
      outcomes.find(({ test }) => test.id === chosenId) ??
      outcomes.find(({ state }) => state === "running") ??
      outcomes.find(({ state }) => state === "failed") ??
      outcomes[0]
    );
  }

  /** What is marked on lines of the learner's own files. */
  get diagnostics(): readonly Diagnostic[] {
    const result = this.isTestResult ? (this.chosen?.result ?? this.run.result) : this.run.result;
    return (result?.diagnostics ?? []).filter(({ path }) => path === null || this.isOwn(path));
  }

  choose = (id: string): void => {
    this.chosenId = id;
  };

  start(page: Window): () => void {
    const stop = this.program.start(page);
    this.deps.preferences.read();
    this.readAttempts();
    this.program.open(`exercise/${this.exercise.slug}`, this.beginning);
    return () => {
      stop();
      this.run.stop();
    };
  }

  /** Runs the program by itself, with the learner's input. */
  runAlone = (): Promise<unknown> => {
    this.beginAlone();
    this.program.settle();
    this.program.note();
    const { language, limits, seedSql } = this.exercise;
    const { files, stdin } = this.program;
    return this.run.run({ language, files, stdin, limits, ...(seedSql !== "" && { seedSql }) });
  };

  /** Runs all tests in one session, one after the other, and notes the attempt. */
  runTests = async (): Promise<void> => {
    const { exercise, program } = this;
    program.settle();
    program.note();
    this.begin();
    const files = underTest(program.files, exercise.harness);
    const { language, limits, seedSql } = exercise;
    const request = { language, files, stdin: "", limits, ...(seedSql !== "" && { seedSql }) };
    const last = await this.run.withSession(request, (session, signal) => this.testAll(session, files, signal));
    this.finish();
    // Nothing of the program was tried.
    if (last === null || last.status === "stopped" || last.status === "compile-timeout") return;
    await this.noteAttempt(program.files);
  };

  private get beginning() {
    const { language, starter } = this.exercise;
    return { language, files: [...starter], stdin: "" };
  }

  private isOwn(path: string): boolean {
    return (
      this.program.files.some((file) => file.path === path) && this.exercise.harness.every((file) => file.path !== path)
    );
  }

  private async testAll(session: Session, files: readonly SourceFile[], signal: AbortSignal): Promise<RunResult> {
    let last: RunResult | null = null;
    for (const test of this.exercise.tests) {
      if (signal.aborted) break;
      this.setOutcome({ ...waiting(test), state: "running" });
      last = await this.testOne(session, test, files, signal);
      if (ENDS_ALL.has(last.status)) break;
    }
    if (!last) throw new Error("An exercise without tests");
    return last;
  }

  private async testOne(
    session: Session,
    test: ExerciseTest,
    files: readonly SourceFile[],
    signal: AbortSignal,
  ): Promise<RunResult> {
    const written = { 1: "", 2: "" };
    const { limits, seedSql, language } = this.exercise;
    // A database reads no input: what a test gives it is more rows.
    const isSql = language === "sql";
    const seed = isSql ? [seedSql, test.stdin].join("\n") : seedSql;
    const result = await session.run(files, {
      stdin: isSql ? "" : test.stdin,
      ...(seed.trim() !== "" && { seedSql: seed }),
      limits,
      onOutput: ({ fd, text }) => {
        written[fd] += text;
      },
      signal,
    });
    const state = (): TestState => {
      if (ENDS_ALL.has(result.status)) return "unrun";
      return result.status === "ok" && isSameOutput(test.expected, written[1]) ? "passed" : "failed";
    };
    this.setOutcome({ test, state: state(), got: written[1], errors: written[2], result });
    return result;
  }

  private setOutcome(outcome: TestOutcome): void {
    this.outcomes = this.outcomes.map((other) => (other.test.id === outcome.test.id ? outcome : other));
  }

  private begin(): void {
    this.isTestResult = true;
    this.outcomes = this.exercise.tests.map(waiting);
    this.chosenId = null;
    this.isTesting = true;
    this.run.output.clear();
  }

  private beginAlone(): void {
    this.isTestResult = false;
  }

  private finish(): void {
    this.isTesting = false;
    this.outcomes = this.outcomes.map((outcome) =>
      outcome.state === "waiting" || outcome.state === "running" ? { ...outcome, state: "unrun" } : outcome,
    );
  }

  private readAttempts(): void {
    const kept = this.deps.shelf.read(attemptsKey(this.exercise.slug));
    this.attempts = z.array(Attempt).safeParse(kept).data ?? [];
  }

  private async noteAttempt(files: readonly SourceFile[]): Promise<void> {
    const { slug } = this.exercise;
    const attempt = { at: this.deps.now().toISOString(), passed: this.passedCount, total: this.outcomes.length };
    const all = [...this.attempts, attempt].slice(-MAX_ATTEMPTS);
    this.deps.shelf.write(attemptsKey(slug), all);
    const tests = this.outcomes.map(({ test: { id }, state }) => ({ id, isPassed: state === "passed" }));
    this.tellSent("sending", all);
    try {
      this.tellSent((await this.deps.send({ slug, files, tests })) === "kept" ? "sent" : "local");
    } catch {
      this.tellSent("unsent");
    }
  }

  private tellSent(state: SendState, attempts = this.attempts): void {
    this.sendState = state;
    this.attempts = attempts;
  }
}
