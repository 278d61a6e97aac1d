import type { Plot } from "../../contract/studio/Session";
import { toldOutcome } from "../diagnostics/toldOutcome";
import type { Outcome } from "../session/messages";
import { Halt, type Job } from "./base/Job";
import { serve, type RuntimeFiles } from "./base/serve";
import { loadR, type RModule } from "./r/RModule";
import runner from "./r/runner.R?text";

const HOME = "/program";
/** R's folder for temporary files is in it, and in that the pictures that a program draws. */
const TEMPORARY = "/tmp";
const NO_SPACE = 51;
const POINTER_BYTES = 4;
/** The limit of pictures: a program that draws in a loop would fill the page. */
const MAX_PLOTS = 20;

const ENVIRONMENT = {
  LANG: "en_US.UTF-8",
  TZ: "UTC",
  HOME,
  R_HOME: "/usr/lib/R",
  R_ENABLE_JIT: "0",
  TMPDIR: TEMPORARY,
};

/** Rscript's own, without asking for a site's profile or a saved workspace. */
const ARGUMENTS = ["R", "--quiet", "--no-save", "--no-restore", "--no-readline", "--vanilla"];

class R {
  private job: Job | null = null;
  /** The function of R that runs a program. */
  private runner = 0;

  private constructor(private readonly module: RModule) {}

  static async start(files: RuntimeFiles): Promise<R> {
    let readConsole = (): number => 0;
    const module = await loadR(files, { environment: ENVIRONMENT, readConsole: () => readConsole() });
    const r = new R(module);
    readConsole = r.readConsole;
    r.boot();
    return r;
  }

  run = (job: Job): Outcome => {
    this.job = job;
    const { FS } = this.module;
    this.empty(HOME);
    for (const { path, text } of job.files) {
      FS.mkdirTree(`${HOME}/${path}`.split("/").slice(0, -1).join("/"));
      FS.writeFile(`${HOME}/${path}`, text);
    }
    job.started();
    const told = this.call(job.main("main.R").path, job.seed);
    // Told where R went back to its beginning: it was interrupted.
    if (told === null) throw job.halted ?? new Error("R ended before the program did");
    return { ...toldOutcome(told, job.files), plots: this.plots() };
  };

  private boot(): void {
    const { module } = this;
    const { FS } = module;
    FS.mkdirTree(HOME);
    FS.chdir(HOME);
    this.connect();
    const values = module._malloc(POINTER_BYTES * (ARGUMENTS.length + 1));
    for (const [index, argument] of ARGUMENTS.entries())
      module.setValue(values + index * POINTER_BYTES, module.allocateUTF8(argument), "*");
    module._Rf_initialize_R(ARGUMENTS.length, values);
    module._setup_Rmainloop();
    const source = module.allocateUTF8(runner);
    this.runner = module._R_ParseEvalString(source, this.base);
    module._R_PreserveObject(this.runner);
    module._free(source);
  }

  private get base(): number {
    return this.module.getValue(this.module._R_BaseEnv, "*");
  }

  /** Streams and files of a run, by the descriptors and paths that R opens. */
  private connect(): void {
    const { FS } = this.module;
    const [input, ...outputs] = FS.streams;
    for (const [index, output] of outputs.slice(0, 2).entries())
      output.stream_ops = {
        ...output.stream_ops,
        write: (_stream, buffer, offset, length) => {
          this.hosted(() => this.job?.write(index === 0 ? 1 : 2, buffer.slice(offset, offset + length)));
          return length;
        },
      };
    input.stream_ops = {
      ...input.stream_ops,
      read: (_stream, buffer, offset, length) => {
        const piece = this.hosted(() => this.job?.input.read(length)) ?? new Uint8Array();
        buffer.set(piece, offset);
        return piece.length;
      },
    };
    const write = FS.write.bind(FS);
    FS.write = (file, ...rest) => {
      const bytes = rest[2];
      const isOfProgram = file.path?.startsWith(HOME) === true || file.path?.startsWith(TEMPORARY) === true;
      if (isOfProgram && typeof bytes === "number" && this.job?.takeRoom(bytes) === false)
        throw new FS.ErrnoError(NO_SPACE);
      return write(file, ...rest);
    };
  }

  /** An end of the run is an interrupt to R: nothing else takes it back to its beginning and leaves it whole. */
  private hosted<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Halt)) throw error;
      this.module._Rf_onintr();
      return undefined;
    }
  }

  private readonly readConsole = (): number => {
    this.job?.output.flush();
    const line = this.hosted(() => this.job?.input.readLine()) ?? null;
    return line === null ? 0 : this.module.allocateUTF8(line);
  };

  /** Calls the runner. @returns what it tells, or null where R was interrupted */
  private call(main: string, seed: number): string | null {
    const { module } = this;
    const text = module.allocateUTF8(main);
    const failed = module._malloc(POINTER_BYTES);
    module.setValue(failed, 0, "i32");
    const argument = module._Rf_protect(module._Rf_mkString(text));
    const number = module._Rf_protect(module._Rf_ScalarInteger(seed | 1));
    const call = module._Rf_protect(module._Rf_lang3(this.runner, argument, number));
    const answer = module._R_tryEval(call, this.base, failed);
    const hasFailed = module.getValue(failed, "i32") !== 0 || answer === 0;
    const told = hasFailed ? null : module.UTF8ToString(module._R_CHAR(module._STRING_ELT(answer, 0)));
    module._Rf_unprotect(3);
    for (const pointer of [text, failed]) module._free(pointer);
    return told;
  }

  private plots(): Plot[] {
    const { FS } = this.module;
    const drawn: string[] = [];
    for (const folder of this.entries(TEMPORARY).filter((one) => one.startsWith("Rtmp")))
      for (const name of this.entries(`${TEMPORARY}/${folder}`).filter((one) => /^plot\d+\.svg$/.test(one)))
        drawn.push(`${TEMPORARY}/${folder}/${name}`);
    return drawn
      .toSorted()
      .slice(0, MAX_PLOTS)
      .map((path, index) => ({
        type: "image/svg+xml",
        data: FS.readFile(path, { encoding: "utf8" }),
        title: `Plot ${index + 1}`,
      }));
  }

  private entries(path: string): string[] {
    return this.module.FS.readdir(path).filter((name) => name !== "." && name !== "..");
  }

  private empty(folder: string): void {
    const { FS } = this.module;
    for (const name of this.entries(folder)) {
      const path = `${folder}/${name}`;
      if (FS.isDir(FS.stat(path).mode)) {
        this.empty(path);
        FS.rmdir(path);
      } else FS.unlink(path);
    }
  }
}

serve(async (files) => ({ run: (await R.start(files)).run }));
