import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What is made of the secret that shell and platform share: its holder alone can read what the database keeps sealed. */
export interface AccountSecret {
  /** Encrypts and authenticates (AES-256-GCM). */
  readonly seal: (text: string) => string;
  /** @throws Error where it was sealed with another secret, or changed since */
  readonly open: (sealed: string) => string;
  /** Proves that a text came from here: for what a browser keeps or a form brings back. */
  readonly sign: (purpose: string, text: string) => string;
}

export const accountSecret = (appTokenKey: Buffer): AccountSecret => {
  const derive = (use: string): Buffer =>
    Buffer.from(hkdfSync("sha256", appTokenKey, "", `serambi account ${use}`, 32));
  const sealKey = derive("seal");
  const signKey = derive("sign");
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealKey, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", sealKey, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        "utf8",
      );
    },
    sign: (purpose, text) => createHmac("sha256", signKey).update(`${purpose}\n${text}`).digest("base64url"),
  };
};
