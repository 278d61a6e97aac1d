import { action, computed, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import type { Language, LoadFailure, LoadProgress, RunResult, Session } from "../../contract/studio/Session";
import type { RunPhase, RunRequest, RunView } from "../../contract/studio/views";
import { OutputBuffer, type Schedule } from "./OutputBuffer";
import type { Preferences } from "./Preferences";
import type { Runtimes } from "./Runtimes";

interface RunStoreDeps {
  readonly runtimes: Runtimes;
  readonly preferences: Preferences;
  readonly schedule?: Schedule;
}

type Begun = { readonly kind: "session"; readonly session: Session } | { readonly kind: "over" };

/** One run at a time: fetching the language, running, and what came of it. */
export class RunStore implements RunView {
  phase: RunPhase = "idle";
  /** Of what runs or ran last. */
  request: RunRequest | null = null;
  progress: LoadProgress | null = null;
  /** Parts of the language that have come or are coming, in that order. */
  parts: readonly string[] = [];
  result: RunResult | null = null;
  failure: LoadFailure | null = null;
  isWaitingForInput = false;
  isLanguageKept = true;
  readonly output: OutputBuffer;

  private answerInput: ((line: string | null) => void) | null = null;
  private answerAsking: ((isWanted: boolean) => void) | null = null;
  private ending = new AbortController();

  constructor(private readonly deps: RunStoreDeps) {
    this.output = new OutputBuffer(deps.schedule);
    makeObservable<this, "enter" | "tellProgress" | "end" | "waitForInput" | "tellKept">(this, {
      phase: observable,
      request: observableRef,
      progress: observableRef,
      parts: observableRef,
      result: observableRef,
      failure: observable,
      isWaitingForInput: observable,
      isLanguageKept: observable,
      isBusy: computed,
      enter: action,
      tellProgress: action,
      end: action,
      waitForInput: action,
      tellKept: action,
      forget: action,
    });
  }

  get isBusy(): boolean {
    return this.phase === "asking" || this.phase === "loading" || this.phase === "running";
  }

  /** Runs a program; null where its language could not be had, or was not wanted. A run that is under way is stopped first. */
  run = async (request: RunRequest): Promise<RunResult | null> => {
    this.output.clear();
    return this.withSession(request, (session, signal) =>
      session.run(request.files, {
        stdin: request.stdin,
        ...(request.seedSql !== undefined && { seedSql: request.seedSql }),
        limits: request.limits,
        onOutput: ({ fd, text }) => this.output.write(fd, text),
        // An input that is given is all of it: programs that read it to its end would wait for more.
        ...(request.stdin === "" && { onInput: () => this.askInput(signal) }),
        signal,
      }),
    );
  };

  /** The same with a session of the language, for what runs a program several times. */
  async withSession(
    request: RunRequest,
    work: (session: Session, signal: AbortSignal) => Promise<RunResult>,
  ): Promise<RunResult | null> {
    this.stop();
    const ending = new AbortController();
    this.ending = ending;
    this.enter("loading", request);
    const begun = await this.begin(request.language, ending.signal);
    if (begun.kind === "over") return null;
    const stop = () => ending.abort();
    const result = await this.deps.runtimes.alone(request.language, stop, async () => {
      if (ending.signal.aborted) return null;
      if (this.ending === ending) this.enter("running", request);
      return work(begun.session, ending.signal);
    });
    if (this.ending !== ending) return null; // another run has taken this one's place
    this.output.flush();
    this.end(result);
    return result;
  }

  /** Stops a run, cancels fetching, takes back the question. */
  stop = (): void => {
    this.answerAsking?.(false);
    this.ending.abort();
    this.answer(null);
  };

  /** Whether so much may be fetched. */
  decide = (isWanted: boolean): void => this.answerAsking?.(isWanted);

  /** Gives the program the line that it waits for; null is the end of all input. */
  answer = (line: string | null): void => {
    const give = this.answerInput;
    if (!give) return;
    this.answerInput = null;
    this.waitForInput(false);
    if (line !== null) this.output.write(0, `${line}\n`);
    give(line);
  };

  forget(): void {
    this.stop();
    // What ends later says nothing any more.
    this.ending = new AbortController();
    this.phase = "idle";
    this.result = null;
    this.failure = null;
    this.output.clear();
  }

  private async begin(language: Language, signal: AbortSignal): Promise<Begun> {
    const { runtimes, preferences } = this.deps;
    if (!runtimes.isReady(language) && preferences.mustAsk(language, LANGUAGE_FACTS[language].megabytes)) {
      this.enter("asking");
      const isWanted = await new Promise<boolean>((resolve) => {
        this.answerAsking = resolve;
      });
      this.answerAsking = null;
      if (!isWanted || signal.aborted) return this.leave(signal, "idle");
      this.enter("loading");
    }
    const onProgress = (progress: LoadProgress): void => {
      if (!signal.aborted) this.tellProgress(progress);
    };
    const acquired = await runtimes.acquire(language, { onProgress, signal });
    if (acquired.status === "failed") return this.leave(signal, "failed", acquired.failure);
    this.tellKept(acquired.isKept);
    if (acquired.isKept) preferences.noteLoaded(language);
    if (signal.aborted) return this.leave(signal, "failed", "cancelled");
    return { kind: "session", session: acquired.session };
  }

  private leave(signal: AbortSignal, phase: RunPhase, failure: LoadFailure | null = null): Begun {
    if (this.ending.signal === signal) this.enter(phase, null, failure);
    return { kind: "over" };
  }

  private askInput(signal: AbortSignal): Promise<string | null> {
    if (signal.aborted) return Promise.resolve(null);
    this.output.flush(); // the question that the program asks is seen before it waits
    return new Promise((resolve) => {
      this.answerInput = resolve;
      this.waitForInput(true);
    });
  }

  private enter(phase: RunPhase, request: RunRequest | null = null, failure: LoadFailure | null = null): void {
    this.phase = phase;
    this.failure = failure;
    if (!request) return;
    if (phase === "loading") {
      this.result = null;
      this.progress = null;
      this.parts = [];
    }
    this.request = request;
  }

  private tellProgress(progress: LoadProgress): void {
    this.progress = progress;
    if (progress.part !== "" && !this.parts.includes(progress.part)) this.parts = [...this.parts, progress.part];
  }

  private tellKept(isKept: boolean): void {
    this.isLanguageKept = isKept;
  }

  private waitForInput(isWaiting: boolean): void {
    this.isWaitingForInput = isWaiting;
  }

  private end(result: RunResult | null): void {
    this.answer(null);
    this.result = result;
    this.phase = result ? "ended" : "idle";
  }
}
