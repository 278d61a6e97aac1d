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
