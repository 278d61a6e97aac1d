import type { AppError } from "@serambi/kernel/errors";

import type { TextPreview, Writing, WritingValue } from "./Writing";

export type WritingStep = "publish" | "withdraw" | "unschedule" | "restore" | "redirect" | "unredirect";

/**
 * The state of what was typed. `waiting` is a pause in typing that is not over yet; `asking` waits for the writer, who decides about
 * fields that somebody else changed, too; `refused` is a role that was taken away or a session that ended.
 */
export type WritingPhase = "saved" | "waiting" | "saving" | "offline" | "asking" | "refused" | "failed";

/** A draft on its page: what its parts show, and what they may do. */
export interface WritingDesk {
  readonly writing: Writing;
  /** The draft as it is on this page. */
  readonly value: WritingValue;
  /** Fields that the server does not have yet. */
  readonly typed: Partial<WritingValue>;
  readonly phase: WritingPhase;
  readonly savedAt: Date | null;
  /** Fields that were changed here and elsewhere, while the writer is asked. */
  readonly asked: readonly string[];
  readonly fault: AppError | null;
  /** Reasons for which the last step was refused, by field. */
  readonly problems: Readonly<Record<string, string>>;
  readonly preview: TextPreview | null;
  /** A step is on its way. */
  readonly isBusy: boolean;
  /** Sends what was typed. */
  save(): Promise<void>;
  set(change: Partial<WritingValue>): void;
  decide(whose: "mine" | "theirs"): Promise<void>;
  step(step: WritingStep, more?: Readonly<Record<string, unknown>>): Promise<boolean>;
}
