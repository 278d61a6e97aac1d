import type { FileState } from "./bodies";

/** A CV on its way, as its field shows it. */
export interface CvSending {
  readonly phase: "none" | "sending" | "paused" | "done" | "failed";
  /** Bytes that have arrived. */
  readonly received: number;
  /** The id that a form sends along, once all has arrived. */
  readonly id: string | null;
  readonly fault: string;
  send(file: File): Promise<void>;
  stop(): void;
}

/** The dependencies of sending a file; a test gives its own. */
export interface CvDeps {
  readonly begin: (name: string, sizeBytes: number, signal: AbortSignal) => Promise<FileState>;
  readonly stateOf: (id: string, signal: AbortSignal) => Promise<FileState>;
  readonly sendPart: (id: string, beginsAt: number, bytes: string, signal: AbortSignal) => Promise<FileState>;
  readonly cancel: (id: string) => Promise<void>;
  /** Resolves when there may be a connection again. */
  readonly untilOnline: (signal: AbortSignal) => Promise<void>;
}

/** A step of a file on its way. */
export type CvChange = Partial<Pick<CvSending, "phase" | "received" | "id" | "fault">>;
