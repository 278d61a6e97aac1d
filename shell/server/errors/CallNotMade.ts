import { AppError, isAppError } from "@serambi/kernel/errors";

/** Why a call was not made. The log is told of it once, when it begins. */
class CallNotMade extends Error {
  override readonly name = "CallNotMade";
}

const MAX_CAUSES = 5;
const NOT_CONFIGURED_SECONDS = 60;

/** The cause by which such a failure is known. */
export const callNotMade = (why: string): Error => new CallNotMade(why);

const notMade = (why: string, retryAfterSeconds: number): AppError =>
  new AppError("unavailable", why, { cause: callNotMade(why), retryAfterSeconds });

/** The failure of a call to a host that has failed too often of late. */
export const hostResting = (host: string, retryAfterSeconds: number): AppError =>
  notMade(`The ${host} host is given time to recover`, retryAfterSeconds);

/** The failure of a call to a host that has no address. */
export const hostAbsent = (host: string): AppError =>
  notMade(`The ${host} host is not configured`, NOT_CONFIGURED_SECONDS);

/** The failure of something that nobody had a turn or a place for: the figures of answers tell how often. */
export const turnedAway = (why: string, retryAfterSeconds: number): AppError => notMade(why, retryAfterSeconds);

/** Whether something failed because a call was not made: then there is nothing new to tell. */
export const isCallNotMade = (error: unknown, depth = 0): boolean =>
  isAppError(error) &&
  (error.cause instanceof CallNotMade || (depth < MAX_CAUSES && isCallNotMade(error.cause, depth + 1)));
