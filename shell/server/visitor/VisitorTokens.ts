import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

import { isSamePair, type PlatformSession } from "../startup/PlatformSession";
import type { AppTokenPair } from "../upstream/AppTokenCipher";
import { readAppCookies, writeAppCookies } from "./appCookies";

const MAX_KEPT = 5_000;
const KEPT_MS = 5 * 60_000;

/** Keeps every visitor's app token cookies valid: the start-up sequence of specification section 4, seen from one browser. */
export class VisitorTokens {
  private readonly verdicts = new LRUCache<string, boolean>({ max: MAX_KEPT, ttl: KEPT_MS });

  constructor(private readonly platform: PlatformSession) {}

  /**
   * Sets the cookies where they are missing, of another version, or refused by the platform: what a visitor had is gone. Where
   * the platform does not say whether a pair is good, the visitor keeps it.
   */
  async renew(request: FastifyRequest, reply: FastifyReply, host: string, version: string): Promise<void> {
    const cookies = readAppCookies(request, version);
    const pair = await this.platform.pair().catch(() => null);
    if (!pair) return;
    if (cookies.kind === "of-version" && !(await this.isRefused(cookies.pair, pair, host))) return;
    writeAppCookies(request, reply, version, pair);
  }

  private async isRefused(held: AppTokenPair, current: AppTokenPair, host: string): Promise<boolean> {
    if (isSamePair(held, current)) return false;
    const key = `${held.token} ${held.code}`;
    const known = this.verdicts.get(key);
    if (known !== undefined) return !known;
    const verdict = await this.platform.isValid(held, host);
    if (verdict !== null) this.verdicts.set(key, verdict);
    return verdict === false;
  }
}
