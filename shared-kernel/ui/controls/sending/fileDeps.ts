/** The bytes of a file that have arrived. */
export interface FileState {
  readonly id: string;
  readonly receivedBytes: number;
  readonly isWhole: boolean;
}

/** The calls that send a file in parts. All but `cancel` throw AppErrors; a connection that is lost is waited for. */
export interface FileDeps {
  readonly begin: (name: string, sizeBytes: number, signal: AbortSignal) => Promise<FileState>;
  readonly stateOf: (id: string, signal: AbortSignal) => Promise<FileState>;
  readonly sendPart: (id: string, beginsAt: number, part: Blob, signal: AbortSignal) => Promise<FileState>;
  readonly cancel: (id: string) => Promise<void>;
}

/** A step of a file on its way. */
export interface FileChange {
  readonly phase?: "none" | "sending" | "paused" | "done" | "failed";
  /** Bytes that have arrived. */
  readonly received?: number;
  /** The id that a form sends along, once all has arrived. */
  readonly id?: string | null;
  /** The reason of a failure, in the visitor's language where the server gives one. */
  readonly fault?: string;
}
