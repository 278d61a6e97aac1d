import { action, makeObservable, observable } from "@serambi/kernel/state";

import type { FileChange, FileDeps } from "./fileDeps";

/** One file on its way: in parts, so that it can be cancelled, and goes on where it was after a line that broke. */
export class FileSending {
  phase: NonNullable<FileChange["phase"]> = "none";
  /** Bytes that have arrived. */
  received = 0;
  /** The id that a form sends along, once all has arrived. */
  id: string | null = null;
  /** The reason of a failure, in the visitor's language where the server gives one. */
  fault = "";
  /** Somebody has pressed "send" before the file was there. */
  isAwaited = false;
  private running: AbortController | null = null;
  private begun: string | null = null;

  constructor(private readonly deps: FileDeps) {
    makeObservable<this, "set">(this, {
      phase: observable,
      received: observable,
      id: observable,
      fault: observable,
      isAwaited: observable,
      await: action,
      set: action,
    });
  }

  get isOnItsWay(): boolean {
    return this.phase === "sending" || this.phase === "paused";
  }

  /** True while a form waits for the file. */
  await(isAwaited: boolean): void {
    this.isAwaited = isAwaited;
  }

  /** Sends a file in the place of any other. */
  async send(file: File): Promise<void> {
    this.stop();
    const running = new AbortController();
    this.running = running;
    this.set({ phase: "sending", received: 0, id: null, fault: "" });
    const code = await import("./sendFile").catch(() => null);
    if (running.signal.aborted) return;
    // The code itself did not come: the button beside the file tries again.
    if (!code) return this.set({ phase: "failed" });
    await code.sendFile(file, this.deps, {
      signal: running.signal,
      onBegun: (id) => {
        this.begun = id;
      },
      onChange: (change) => this.set(change),
    });
  }

  /** Takes the file back; what was sent of it is deleted. */
  stop(): void {
    this.running?.abort();
    this.running = null;
    const { begun } = this;
    this.begun = null;
    this.set({ phase: "none", received: 0, id: null, fault: "" });
    // An upload that nobody ends is deleted after a day.
    if (begun !== null) void this.deps.cancel(begun).catch(() => undefined);
  }

  private set(change: FileChange): void {
    Object.assign(this, change);
  }
}
