import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

import type { PlatformSession } from "../startup/PlatformSession";
import type { AppTokenPair } from "../upstream/AppTokenCipher";
import type { Upstream } from "../upstream/Upstream";
import { readAppCookies, writeAppCookies } from "./appCookies";

const MAX_KEPT = 5_000;
const KEPT_MS = 5 * 60_000;

const isSame = (a: AppTokenPair, b: AppTokenPair): boolean => a.token === b.token && a.code === b.code;

/** Keeps every visitor's app token cookies valid: the start-up sequence of specification section 4, seen from one browser. */
export class VisitorTokens {
  private readonly verdicts = new LRUCache<string, boolean>({ max: MAX_KEPT, ttl: KEPT_MS });

  constructor(
    private readonly upstream: Upstream,
    private readonly platform: PlatformSession,
  ) {}

  /**
   * Sets the cookies where they are missing, of another version, or refused by the platform. While the platform
   * cannot be asked, a visitor keeps what they have.
   */
  async renew(request: FastifyRequest, reply: FastifyReply, host: string, version: string): Promise<void> {
    const cookies = readAppCookies(request, version);
    const pair = await this.platform.pair().catch(() => null);
    if (!pair) return;
    if (cookies.kind === "of-version" && (isSame(cookies.pair, pair) || (await this.isValid(cookies.pair, host))))
      return;
    writeAppCookies(request, reply, version, pair);
  }

  private async isValid(pair: AppTokenPair, host: string): Promise<boolean> {
    const key = `${pair.token} ${pair.code}`;
    const known = this.verdicts.get(key);
    if (known !== undefined) return known;
    const verdict = await this.validate(pair, host);
    if (verdict !== null) this.verdicts.set(key, verdict);
    return verdict ?? true;
  }

  /** @returns null where the platform did not say */
  private async validate(pair: AppTokenPair, host: string): Promise<boolean | null> {
    try {
      const answer = await this.upstream.send("services", {
        method: "GET",
        path: "v1/authorizer/validate",
        headers: { accept: "application/json", ...this.upstream.headers("services", { host, path: "/" }, pair) },
      });
      await answer.body.dump();
      if (answer.statusCode === 200) return true;
      return answer.statusCode < 500 && answer.statusCode !== 429 ? false : null;
    } catch {
      return null;
    }
  }
}
