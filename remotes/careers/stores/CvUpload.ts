import { isAppError } from "@serambi/kernel/errors";
import { action, makeObservable, observable } from "@serambi/kernel/state";

import { PART_BYTES } from "../contract/limits";
import type { CvSending } from "../contract/CvSending";
import type { FileState } from "../contract/bodies";

/** The dependencies of sending a file; a test gives its own. */
export interface CvDeps {
  readonly begin: (name: string, sizeBytes: number, signal: AbortSignal) => Promise<FileState>;
  readonly stateOf: (id: string, signal: AbortSignal) => Promise<FileState>;
  readonly sendPart: (id: string, beginsAt: number, bytes: string, signal: AbortSignal) => Promise<FileState>;
  readonly cancel: (id: string) => Promise<void>;
  /** Resolves when there may be a connection again. */
  readonly untilOnline: (signal: AbortSignal) => Promise<void>;
}

const LOST = new Set(["offline", "timeout", "unavailable", "too-many", "upstream"]);

const CHUNK = 8192;

/** Bytes as base64; a large array is no list of arguments. */
const base64 = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
};

/** One CV on its way: in parts, so that it can be cancelled, and goes on where it was after a line that broke. */
export class CvUpload implements CvSending {
  phase: CvSending["phase"] = "none";
  /** Bytes that have arrived. */
  received = 0;
  /** The id that a form sends along, once all has arrived. */
  id: string | null = null;
  /** Why it failed, in the visitor's words where the server says so. */
  fault = "";
  private running: AbortController | null = null;
  private begun: string | null = null;

  constructor(private readonly deps: CvDeps) {
    makeObservable<this, "set">(this, {
      phase: observable,
      received: observable,
      id: observable,
      fault: observable,
      set: action,
    });
  }

  /** Sends a file in the place of any other. */
  async send(file: File): Promise<void> {
    this.stop();
    const running = new AbortController();
    this.running = running;
    this.set({ phase: "sending", received: 0, id: null, fault: "" });
    try {
      const { id } = await this.persist(running.signal, () => this.deps.begin(file.name, file.size, running.signal));
      this.begun = id;
      await this.sendParts(id, file, running.signal);
    } catch (error) {
      if (running.signal.aborted) return;
      if (!isAppError(error)) throw error;
      this.set({ phase: "failed", fault: error.fields?.["cv"] ?? error.fields?.["sizeBytes"] ?? error.message });
    }
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

  private async sendParts(id: string, file: File, signal: AbortSignal): Promise<void> {
    let isWhole = false;
    while (!isWhole) {
      const from = this.received;
      const part = base64(new Uint8Array(await file.slice(from, from + PART_BYTES).arrayBuffer()));
      const state = await this.persist(
        signal,
        () => this.deps.sendPart(id, from, part, signal),
        // The answer may be what was lost: the server says how much it has.
        () => this.deps.stateOf(id, signal),
      );
      isWhole = state.isWhole;
      this.set({ phase: isWhole ? "done" : "sending", received: state.receivedBytes, id: isWhole ? id : null });
    }
  }

  /** Tries again after each lost connection, with `again` where that is another call. */
  private async persist(signal: AbortSignal, first: () => Promise<FileState>, again = first): Promise<FileState> {
    let call = first;
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (signal.aborted || !isAppError(error) || !LOST.has(error.code)) throw error;
        this.set({ phase: "paused" });
        await this.deps.untilOnline(signal);
        signal.throwIfAborted();
        this.set({ phase: "sending" });
        call = again;
      }
    }
  }

  private set(change: Partial<Pick<this, "phase" | "received" | "id" | "fault">>): void {
    Object.assign(this, change);
  }
}
