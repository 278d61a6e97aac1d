/** Languages that the studio compiles and runs in the visitor's browser. */
export const LANGUAGES = [
  "javascript",
  "typescript",
  "python",
  "php",
  "sql",
  "c",
  "cpp",
  "ruby",
  "lua",
  "go",
  "r",
  "rust",
] as const;

export type Language = (typeof LANGUAGES)[number];

/** A file of a program; `path` is relative, in parts divided by slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What a compiler or a run says of a place in a program. Lines and columns begin with 1. */
export interface Diagnostic {
  readonly severity: "error" | "warning";
  readonly message: string;
  /** Null where the runtime names no file of the program. */
  readonly path: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

/** What a query gave. */
export interface ResultTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A picture that a program drew: `data` is SVG text, or PNG in base64. */
export interface Plot {
  readonly type: "image/svg+xml" | "image/png";
  readonly data: string;
  /** What the program calls it, for whoever does not see it. */
  readonly title: string;
}

export interface Limits {
  /** Counted from the first instruction of the program: neither loading nor compiling is part of it. */
  readonly timeoutMs: number;
  readonly memoryMb: number;
  readonly maxOutputBytes: number;
  /** What a program may write into its file system. */
  readonly maxFileBytes: number;
}

/**
 * A compiler that takes longer hangs: templates and types can be written that never end. Ending it costs its worker, and the next program
 * waits for a compiler that begins cold: on a slow device C++ takes a minute then.
 */
export const COMPILE_LIMIT_MS = 120_000;

/** `compile-timeout`: the program has not begun, because compiling it took longer than `COMPILE_LIMIT_MS`. */
export type RunStatus =
  | "ok"
  | "compile-error"
  | "runtime-error"
  | "compile-timeout"
  | "timeout"
  | "memory"
  | "output-limit"
  | "file-limit"
  | "stopped"
  | "crashed";

export interface RunResult {
  readonly status: RunStatus;
  readonly exitCode: number | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly compileMs: number;
  readonly runMs: number;
  readonly tables: readonly ResultTable[];
  readonly plots: readonly Plot[];
}

export interface RunOptions {
  /** What the program reads first. */
  readonly stdin: string;
  /** Run before a program in SQL. */
  readonly seedSql?: string;
  readonly limits: Limits;
  /** 1: standard output, 2: standard error; in the order in which the program wrote them. */
  readonly onOutput: (event: { readonly fd: 1 | 2; readonly text: string }) => void;
  /** Asked where `stdin` is used up: a line without its end, or null for the end of input. Without it input ends there. */
  readonly onInput?: () => Promise<string | null>;
  readonly signal?: AbortSignal;
}

/** A language that is ready to run programs, in a frame without an origin. */
export interface Session {
  readonly language: Language;
  /** Compiles where the language is compiled, and runs. Never rejects: what goes wrong is the result's status. */
  readonly run: (files: readonly SourceFile[], options: RunOptions) => Promise<RunResult>;
  /** Ends everything that runs. */
  readonly dispose: () => void;
}

/** How far the files of a language have come. */
export interface LoadProgress {
  readonly loadedBytes: number;
  readonly totalBytes: number;
  /** The part that is on its way, as the language's makers call it. */
  readonly part: string;
}

/** `absent`: the studio has no runtime of the language; `unsupported`: the browser cannot run any. */
export type LoadFailure = "absent" | "cancelled" | "offline" | "damaged" | "storage" | "unsupported" | "failed";

/**
 * Loads a language, from what the browser keeps where it has it, and starts it. Loading that was cancelled goes on where it ended.
 * A session that a run had to end (a loop, too much memory) starts anew by itself with the next run.
 */
export type OpenSession = (
  language: Language,
  options: { readonly onProgress: (progress: LoadProgress) => void; readonly signal?: AbortSignal },
) => Promise<
  | {
      readonly status: "loaded";
      readonly session: Session;
      /** False where the browser could not keep the files (its storage is full): they are fetched anew the next time. */
      readonly isKept: boolean;
    }
  | { readonly status: "failed"; readonly failure: LoadFailure; readonly cause?: unknown }
>;
