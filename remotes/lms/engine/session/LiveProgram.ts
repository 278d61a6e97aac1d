import type { SandboxedWorker } from "../sandbox/Sandbox";
import { startSandboxed } from "../sandbox/Sandbox";
import { FromProgram, type ToProgram } from "./messages";

/** Starting a runtime has failed. */
export class BootError extends Error {
  override readonly name = "BootError";
}

export interface ProgramParts {
  readonly program: Blob;
  /** May still be on their way: the worker starts meanwhile. */
  readonly files: Promise<Readonly<Record<string, Blob>>>;
}

/** A worker that has a language ready. */
export class LiveProgram {
  /** Told of everything that the program says; `null` where it died. */
  onMessage: (message: FromProgram | null) => void = () => undefined;
  private readonly ending = new AbortController();
  private worker: SandboxedWorker | null = null;

  /** @throws BootError */
  static async start({ program, files }: ProgramParts, signal: AbortSignal): Promise<LiveProgram> {
    const live = new LiveProgram();
    const end = (): void => live.end();
    signal.addEventListener("abort", end, { once: true });
    try {
      const ready = new Promise<void>((resolve, reject) => {
        live.ending.signal.addEventListener("abort", () => reject(new BootError("Ended before it was ready")));
        live.onMessage = (message) => {
          if (message?.kind === "ready") resolve();
          else
            reject(new BootError(message?.kind === "broken" ? message.message : "The runtime died while it started"));
        };
      });
      // It may fail before anybody waits for it.
      ready.catch(() => undefined);
      await live.open(program);
      live.post({ kind: "boot", files: await files });
      await ready;
      return live;
    } catch (cause) {
      live.end();
      throw cause instanceof BootError ? cause : new BootError("The runtime did not start", { cause });
    } finally {
      signal.removeEventListener("abort", end);
    }
  }

  post(message: ToProgram): void {
    this.worker?.port.postMessage(message);
  }

  end(): void {
    this.ending.abort();
    this.worker?.end();
    this.worker = null;
  }

  private async open(program: Blob): Promise<void> {
    const { signal } = this.ending;
    const worker = await startSandboxed({ program, onFailed: () => this.onMessage(null), signal });
    this.worker = worker;
    worker.port.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const message = FromProgram.safeParse(data);
      this.onMessage(message.success ? message.data : null);
    });
    worker.port.start();
  }
}
