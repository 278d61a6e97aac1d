import type { Language, OpenSession, RunOptions, RunResult, Session, SourceFile } from "../../contract/studio/Session";
import { Runtimes } from "../../stores/studio/Runtimes";

const RESULT: RunResult = {
  status: "ok",
  exitCode: 0,
  diagnostics: [],
  compileMs: 0,
  runMs: 1,
  tables: [],
  plots: [],
};

export type FakeRun = (files: readonly SourceFile[], options: RunOptions) => Promise<Partial<RunResult>>;

/** A language that does what a test says. */
export class FakeSession implements Session {
  isDisposed = false;

  constructor(
    readonly language: Language,
    private readonly answer: FakeRun,
  ) {}

  run: Session["run"] = async (files, options) => ({ ...RESULT, ...(await this.answer(files, options)) });

  dispose = (): void => {
    this.isDisposed = true;
  };
}

/** Runtimes whose languages are all ready at once. */
export const fakeRuntimes = (answer: FakeRun, opened: FakeSession[] = []): Runtimes => {
  const open: OpenSession = async (language) => {
    const session = new FakeSession(language, answer);
    opened.push(session);
    return { status: "loaded", session, isKept: true };
  };
  return new Runtimes(() => Promise.resolve(open));
};
