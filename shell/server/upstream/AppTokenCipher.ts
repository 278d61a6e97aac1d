import { createCipheriv, createHash, randomBytes } from "node:crypto";

/** What token generation gives (specification section 7.1): `data.token` and `data.code`. */
export interface AppTokenPair {
  readonly token: string;
  readonly code: string;
}

const COUNTER_BYTES = 16;

/**
 * Makes the app token that every call carries: AES-256 in counter mode over the JSON
 * `{"token","code","timestamp","host"}`, its key the SHA-256 of the secret, as base64url of counter block and
 * ciphertext (decisions, section 2). `timestamp` is in milliseconds since 1970.
 */
export class AppTokenCipher {
  private readonly key: Buffer;

  constructor(
    secret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.key = createHash("sha256").update(secret).digest();
  }

  /** A token for one call; its counter block is never used again. */
  seal(pair: AppTokenPair, host: string): string {
    const counter = randomBytes(COUNTER_BYTES);
    const cipher = createCipheriv("aes-256-ctr", this.key, counter);
    const text = JSON.stringify({ token: pair.token, code: pair.code, timestamp: this.now(), host });
    return Buffer.concat([counter, cipher.update(text, "utf8"), cipher.final()]).toString("base64url");
  }
}
