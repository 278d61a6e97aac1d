import { readEnvelope } from "@serambi/kernel/http";
import { AppError, codeForStatus } from "@serambi/kernel/errors";
import type { Dispatcher } from "undici";

import type { AppTokenPair } from "../upstream/AppTokenCipher";
import type { Upstream } from "../upstream/Upstream";
import { TokenAnswer, VersionAnswer } from "./answers";
import { Refreshed } from "./Refreshed";

export interface PlatformSessionOptions {
  readonly upstream: Upstream;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now?: () => number;
}

/** What a public website needs. */
const SCOPES = ["public"] as const;

const VERSION_LIFETIME_MS = 30_000;
/** App tokens last 23 hours (specification section 7): an hour is left for trying again. */
const PAIR_LIFETIME_MS = 22 * 3_600_000;
const RETRY_MS = 5_000;

const readAnswer = async (answer: Dispatcher.ResponseData): Promise<unknown> => {
  if (answer.statusCode >= 200 && answer.statusCode < 300) return answer.body.json();
  await answer.body.dump();
  throw new AppError(codeForStatus(answer.statusCode), `The services host answered ${answer.statusCode}`);
};

/**
 * The first two steps of the start-up sequence (specification section 4), once for the whole process: the
 * application's version, and the pair that app tokens are made of.
 */
export class PlatformSession {
  private readonly appVersion: Refreshed<string>;
  private readonly appPair: Refreshed<AppTokenPair>;

  constructor(private readonly options: PlatformSessionOptions) {
    const now = options.now ?? Date.now;
    this.appVersion = new Refreshed(() => this.fetchVersion(), VERSION_LIFETIME_MS, now, RETRY_MS);
    this.appPair = new Refreshed(() => this.generatePair(), PAIR_LIFETIME_MS, now, RETRY_MS);
  }

  /** @throws AppError only while no version has ever been had */
  version(): Promise<string> {
    return this.appVersion.get();
  }

  /** @throws AppError only while no pair has ever been had */
  pair(): Promise<AppTokenPair> {
    return this.appPair.get();
  }

  /** A new pair: the platform refused the one in use. */
  renewPair(): Promise<AppTokenPair> {
    return this.appPair.refresh();
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

  private async fetchVersion(): Promise<string> {
    const before = this.appVersion.peek();
    const answer = await this.options.upstream.send("services", {
      method: "GET",
      path: "v1/authorizer/version",
      headers: { accept: "application/json" },
    });
    const version = readEnvelope(await readAnswer(answer), VersionAnswer);
    // Another version of the application starts anew with a pair of its own (specification section 4).
    if (before !== undefined && before !== version) await this.renewPair();
    return version;
  }

  private async generatePair(): Promise<AppTokenPair> {
    const { upstream, clientId, clientSecret } = this.options;
    const answer = await upstream.send("services", {
      method: "POST",
      path: "v1/authorizer/token/generate",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ clientId, secret: clientSecret, scopes: SCOPES }),
    });
    const pair = readEnvelope(await readAnswer(answer), TokenAnswer);
    upstream.usePair(pair);
    return pair;
  }
}
