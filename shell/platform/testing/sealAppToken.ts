import { createCipheriv, createHash, randomBytes } from "node:crypto";

/** An app token as the shell makes it (decisions, section 2), from whatever the test wants inside. */
export const sealAppToken = (secret: string, content: unknown): string => {
  const counter = randomBytes(16);
  const cipher = createCipheriv("aes-256-ctr", createHash("sha256").update(secret).digest(), counter);
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return Buffer.concat([counter, cipher.update(text, "utf8"), cipher.final()]).toString("base64url");
};
