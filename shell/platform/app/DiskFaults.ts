/**
 * The words of the system, of Node and of the database for a disk that takes nothing more; the last are those of a transaction that began
 * when this was known (`DiskRoom`).
 */
const NO_ROOM = /No space left on device|Read-only file system|\b(?:ENOSPC|EROFS|EDQUOT)\b|in a read-only transaction/;
const PAUSE_MS = 60_000;

/** Whether something failed because nothing can be written. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && (NO_ROOM.test(error.message) || isNoRoom(error.cause));

const innermost = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : String(error);

/** A disk that is full fails every request that writes, for one reason: that is one line in the log, and not one for each. */
export class DiskFaults {
  private saidAt = -Infinity;
  private unsaid = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * @returns null for an error that is to be logged by itself; else whether this one is said, how many were not since the last, and the
   * engine's own words: those of a query hold what somebody wanted to save
   */
  note = (error: unknown): { readonly isSaid: boolean; readonly unsaid: number; readonly reason: string } | null => {
    if (!isNoRoom(error)) return null;
    const { unsaid } = this;
    const isSaid = this.now() - this.saidAt >= PAUSE_MS;
    this.unsaid = isSaid ? 0 : unsaid + 1;
    if (isSaid) this.saidAt = this.now();
    return { isSaid, unsaid, reason: innermost(error) };
  };
}
