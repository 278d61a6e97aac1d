import { AppError, isAppError } from "@serambi/kernel/errors";

import type { AppTokenPair } from "../upstream/AppTokenCipher";
import type { Caller } from "../upstream/types";
import type { Upstream } from "../upstream/Upstream";
import { TokenAnswer, ValidAnswer, VersionAnswer } from "./answers";
import { askPlatform } from "./askPlatform";
import { Refreshed } from "./Refreshed";

export interface PlatformSessionOptions {
  readonly upstream: Upstream;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now?: () => number;
}

/** What a public website needs. */
const SCOPES = ["public"] as const;

/** As short as that of settings: the first page after a change must say so (specification section 4). */
const VERSION_LIFETIME_MS = 2_000;
/** How long a page waits to hear that the version is still the one that it was. */
const VERSION_PATIENCE_MS = 500;
/** App tokens last 23 hours (specification section 7): an hour is left for trying again. */
const PAIR_LIFETIME_MS = 22 * 3_600_000;
const RETRY_MS = 5_000;

export const isSamePair = (a: AppTokenPair, b: AppTokenPair): boolean => a.token === b.token && a.code === b.code;

const isRefusal = (error: unknown): boolean =>
  isAppError(error) && (error.code === "unauthorized" || error.code === "forbidden");

/**
 * The first two steps of the start-up sequence (specification section 4), once for the whole process: the
 * application's version, and the pair that app tokens are made of.
 */
export class PlatformSession {
  private readonly appVersion: Refreshed<string>;
  private readonly appPair: Refreshed<AppTokenPair>;
  private readonly now: () => number;
  private renewedAt = -Infinity;
  private checkedAt = -Infinity;
  private checking: Promise<boolean> | undefined;

  constructor(private readonly options: PlatformSessionOptions) {
    this.now = options.now ?? Date.now;
    this.appVersion = new Refreshed(() => this.fetchVersion(), VERSION_LIFETIME_MS, this.now, RETRY_MS);
    this.appPair = new Refreshed(() => this.generatePair(), PAIR_LIFETIME_MS, this.now, RETRY_MS);
    options.upstream.watchRefusals(this.replaceRefused);
  }

  /** @throws AppError only while no version has ever been had */
  version(): Promise<string> {
    return this.appVersion.get(VERSION_PATIENCE_MS);
  }

  /** @throws AppError only while no pair has ever been had */
  pair(): Promise<AppTokenPair> {
    return this.appPair.get();
  }

  /**
   * The pair in the place of one that the platform refused: the one that came meanwhile, or a new one. A platform that refuses
   * every pair is asked for one every five seconds at most.
   * @throws AppError unauthorized where a new one was made a moment ago; of the call that failed
   */
  async renewPair(refused: AppTokenPair): Promise<AppTokenPair> {
    const current = this.appPair.peek();
    if (current && !isSamePair(current, refused)) return current;
    if (this.now() - this.renewedAt < RETRY_MS)
      throw new AppError("unauthorized", "The platform refuses every app token");
    this.renewedAt = this.now();
    return this.appPair.refresh();
  }

  /**
   * Whether the platform takes a pair (`v1/authorizer/validate`).
   * @returns null where it does not say
   */
  async isValid(pair: AppTokenPair, host: string): Promise<boolean | null> {
    const { upstream } = this.options;
    try {
      const headers = upstream.headers("services", { host, path: "/" }, pair);
      const path = "v1/authorizer/validate";
      return (await askPlatform(upstream, { method: "GET", path, headers }, ValidAnswer)).valid;
    } catch (error) {
      return isRefusal(error) ? false : null;
    }
  }

  /** Whether the platform answers at all. */
  async isReachable(): Promise<boolean> {
    try {
      await this.appVersion.refresh();
      return true;
    } catch {
      return false;
    }
  }

  /** A call was answered 401: for its app token's sake, or for another reason that is not ours to know. */
  private readonly replaceRefused = async (refused: AppTokenPair, { host }: Caller): Promise<boolean> => {
    const current = this.appPair.peek();
    if (!current) return false;
    if (!isSamePair(current, refused)) return true;
    if (!this.checking && this.now() - this.checkedAt < RETRY_MS) return false;
    this.checking ??= this.replaceInvalid(refused, host).finally(() => {
      this.checking = undefined;
    });
    return this.checking;
  };

  private async replaceInvalid(pair: AppTokenPair, host: string): Promise<boolean> {
    this.checkedAt = this.now();
    if ((await this.isValid(pair, host)) !== false) return false;
    return this.renewPair(pair).then(
      () => true,
      () => false,
    );
  }

  private async fetchVersion(): Promise<string> {
    const before = this.appVersion.peek();
    const path = "v1/authorizer/version";
    const version = await askPlatform(this.options.upstream, { method: "GET", path }, VersionAnswer);
    // Another version of the application starts anew with a pair of its own (specification section 4).
    if (before !== undefined && before !== version) await this.appPair.refresh();
    return version;
  }

  private async generatePair(): Promise<AppTokenPair> {
    const { upstream, clientId, clientSecret } = this.options;
    const path = "v1/authorizer/token/generate";
    const body = { clientId, secret: clientSecret, scopes: SCOPES };
    const pair = await askPlatform(upstream, { method: "POST", path, body }, TokenAnswer);
    upstream.usePair(pair);
    return pair;
  }
}
