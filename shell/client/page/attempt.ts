import { AppError } from "@serambi/kernel/errors";

import type { FailurePhase, RemoteFailure } from "./types";

interface Subject {
  readonly remote: string;
  readonly version: string;
}

export const failure = ({ remote, version }: Subject, phase: FailurePhase, error: unknown): RemoteFailure => ({
  kind: "failed",
  remote,
  version,
  phase,
  error,
});

/** Whether something is a failure of a remote and not what was wanted. */
export const isFailure = (value: unknown): value is RemoteFailure =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "failed";

const noAnswer = (timeoutMs: number): Error => new AppError("timeout", `No answer within ${timeoutMs} ms`);

/**
 * Runs one step of a remote. Whatever it throws becomes a failure of that phase; so does staying silent too long.
 * @param silence gives the error of a step that stays silent
 */
export const attempt = async <T>(
  subject: Subject,
  phase: FailurePhase,
  run: () => T | Promise<T>,
  timeoutMs?: number,
  silence = noAnswer,
): Promise<T | RemoteFailure> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    if (timeoutMs === undefined) return await run();
    const silent = new Promise<RemoteFailure>((resolve) => {
      timer = setTimeout(() => resolve(failure(subject, phase, silence(timeoutMs))), timeoutMs);
    });
    return await Promise.race([run(), silent]);
  } catch (error) {
    return failure(subject, phase, error);
  } finally {
    clearTimeout(timer);
  }
};
