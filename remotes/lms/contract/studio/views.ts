import type { Program } from "./Program";
import type { Diagnostic, Language, Limits, LoadFailure, LoadProgress, RunResult, SourceFile } from "./Session";
import type { ExerciseTest, Exercise } from "./Exercise";

/** A version of a program from before. */
export interface Version {
  readonly program: Program;
  /** ISO 8601. */
  readonly savedAt: string;
}

/** `unkept`: this browser has no room. `elsewhere`: another tab has changed it, and this one shows that. */
export type KeepState = "fresh" | "kept" | "unkept" | "elsewhere";

/** A program that is written, as components see it. */
export interface ProgramView {
  readonly language: Language;
  readonly files: readonly SourceFile[];
  readonly activeFile: SourceFile;
  readonly stdin: string;
  readonly keepState: KeepState;
  readonly savedAt: string | null;
  /** Changes whenever the files are others than what was typed. */
  readonly edition: number;
  readonly program: Program;
  readonly isChanged: boolean;
  readonly versions: readonly Version[];
  readonly type: (path: string, read: () => string) => void;
  readonly settle: () => void;
  readonly choose: (path: string) => void;
  readonly setStdin: (stdin: string) => void;
  /** Why a file cannot have this name, or null. */
  readonly refusalOf: (path: string, besides?: string) => "form" | "taken" | "full" | null;
  readonly add: (path: string) => void;
  readonly rename: (path: string, next: string) => void;
  readonly remove: (path: string) => void;
  readonly takeFiles: (opened: readonly SourceFile[]) => void;
  readonly startAgain: () => void;
  readonly restore: (version: Version) => void;
}

export type PreferenceName = "hasVim" | "wrapsLines" | "asksFirst";

export interface PreferencesView extends Readonly<Record<PreferenceName, boolean>> {
  readonly set: (name: PreferenceName, isOn: boolean) => void;
}

/** A language above this is asked for, where the visitor wants to be asked. */
export const ASK_ABOVE_MB = 5;

/** 1 and 2 are the program's; 0 is what the learner typed for it. */
export type OutputSource = 0 | 1 | 2;

/** A few lines of output: one that is full never changes again, so that only the last is drawn anew. */
export interface OutputBlock {
  readonly id: number;
  readonly parts: readonly { readonly from: OutputSource; readonly text: string }[];
  readonly length: number;
}

export interface OutputBlocks {
  readonly blocks: readonly OutputBlock[];
  readonly isEmpty: boolean;
  readonly text: string;
}

/** `asking`: whether so many megabytes may be fetched. `ended`: there is a result. `failed`: the language could not be had. */
export type RunPhase = "idle" | "asking" | "loading" | "running" | "ended" | "failed";

export interface RunRequest {
  readonly language: Language;
  readonly files: readonly SourceFile[];
  readonly stdin: string;
  readonly limits: Limits;
  readonly seedSql?: string;
}

/** One run, as components see it. */
export interface RunView {
  readonly phase: RunPhase;
  readonly request: RunRequest | null;
  readonly progress: LoadProgress | null;
  readonly parts: readonly string[];
  readonly result: RunResult | null;
  readonly failure: LoadFailure | null;
  /** False where the browser could not keep the language: its storage is full. */
  readonly isLanguageKept: boolean;
  readonly isWaitingForInput: boolean;
  readonly isBusy: boolean;
  readonly output: OutputBlocks;
  readonly stop: () => void;
  readonly decide: (isWanted: boolean) => void;
  readonly answer: (line: string | null) => void;
}

/** `unrun`: the program could not be compiled, or was stopped before. */
export type TestState = "waiting" | "running" | "passed" | "failed" | "unrun";

export interface TestOutcome {
  readonly test: ExerciseTest;
  readonly state: TestState;
  /** What it wrote on standard output, and on standard error. */
  readonly got: string;
  readonly errors: string;
  readonly result: RunResult | null;
}

/** `local`: nobody is logged in. `unsent`: the record could not be reached. */
export type SendState = "none" | "sending" | "sent" | "local" | "unsent";

/** An exercise that somebody works at, as components see it. */
export interface ExerciseView {
  readonly exercise: Exercise;
  readonly program: ProgramView;
  readonly run: RunView;
  readonly outcomes: readonly TestOutcome[];
  readonly chosenId: string | null;
  readonly chosen: TestOutcome | undefined;
  readonly attempts: readonly { readonly at: string; readonly passed: number; readonly total: number }[];
  readonly hasTried: boolean;
  readonly isTesting: boolean;
  readonly isTestResult: boolean;
  readonly isPassed: boolean;
  readonly passedCount: number;
  readonly sendState: SendState;
  readonly diagnostics: readonly Diagnostic[];
  readonly choose: (id: string) => void;
  readonly runTests: () => Promise<void>;
  readonly runAlone: () => Promise<unknown>;
}
