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

/** Runs one step of a remote. Whatever it throws becomes a failure of that phase; so does staying silent too long. */
export const attempt = async <T>(
  subject: Subject,
  phase: FailurePhase,
  run: () => T | Promise<T>,
  timeoutMs?: number,
): Promise<T | RemoteFailure> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    if (timeoutMs === undefined) return await run();
    const silence = new Promise<RemoteFailure>((resolve) => {
      timer = setTimeout(
        () => resolve(failure(subject, phase, new AppError("timeout", `No answer within ${timeoutMs} ms`))),
        timeoutMs,
      );
    });
    return await Promise.race([run(), silence]);
  } catch (error) {
    return failure(subject, phase, error);
  } finally {
    clearTimeout(timer);
  }
};
