import { LRUCache } from "lru-cache";

/** The shell asks for one a day; more are somebody else's. */
const MAX = 100;

/**
 * App tokens that could not be written: reads need one, and a full disk is still read. They are gone with the process, and the shell then
 * asks for another.
 */
export class HeldTokens {
  private readonly expiries = new LRUCache<string, number>({ max: MAX });

  hold(digest: string, expiresAt: Date): void {
    this.expiries.set(digest, expiresAt.getTime());
  }

  has(digest: string, now: Date): boolean {
    return (this.expiries.get(digest) ?? 0) > now.getTime();
  }
}
