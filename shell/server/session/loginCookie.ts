import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

import { isSecure } from "../visitor/isSecure";

/** Ten minutes: somebody looks for a password, and for the phone with the second factor. */
const MAX_AGE_SECONDS = 600;
const PURPOSE = "the way through the account site";
const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = "login_";
/** Two tabs may be on their way at once, each with a cookie of its own. */
const NAMED_BY = 12;
const PATH = "/CallbackAuth";
/** Names the ways that a browser has begun, for pages that are not told the cookies of `PATH`. */
const BEGUN = "logins";
const SEPARATOR = ".";
/** All of them are sent at once when a visitor comes back: with `MAX_BACK_LENGTH` they stay below half of what a server reads as headers (16 KB). */
const MAX_WAYS = 4;
const MAX_BACK_LENGTH = 1_000;

const Way = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** A path of the site, with its query: where the visitor came from. */
  back: z.string(),
  origin: z.string(),
  /** Milliseconds since 1970. */
  endsAt: z.number(),
});
/** One visitor's way through the account site. */
export type Way = z.infer<typeof Way>;

/** Keeps what a way needs with the browser that began it: sealed, so that nobody else can read or write it. */
export class LoginCookie {
  private readonly key: Buffer;

  constructor(
    secret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.key = createHmac("sha256", secret).update(PURPOSE).digest();
  }

  write(request: FastifyRequest, reply: FastifyReply, way: Omit<Way, "endsAt">): void {
    const endsAt = this.now() + MAX_AGE_SECONDS * 1_000;
    const back = shortened(way.back);
    const name = nameOf(way.state);
    reply.setCookie(PREFIX + name, this.seal(JSON.stringify({ ...way, back, endsAt })), {
      ...optionsFor(request),
      maxAge: MAX_AGE_SECONDS,
    });
    const begun = [...begunWays(request), name];
    for (const oldest of begun.splice(0, begun.length - MAX_WAYS))
      reply.clearCookie(PREFIX + oldest, optionsFor(request));
    noteBegun(request, reply, begun);
  }

  /** The way that a state belongs to, taken from the browser: it is gone once. Null where it is not this browser's, or over. */
  take(request: FastifyRequest, reply: FastifyReply, state: string): Way | null {
    const name = nameOf(state);
    const sealed = request.cookies[PREFIX + name];
    if (sealed === undefined) return null;
    reply.clearCookie(PREFIX + name, optionsFor(request));
    const others = begunWays(request).filter((other) => other !== name);
    noteBegun(request, reply, others);
    const way = Way.safeParse(this.open(sealed)).data;
    return way?.state === state && way.endsAt > this.now() ? way : null;
  }

  private seal(text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv);
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
  }

  private open(text: string): unknown {
    const bytes = Buffer.from(text, "base64url");
    if (bytes.length < IV_BYTES + TAG_BYTES) return null;
    try {
      const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(opened.toString("utf8")) as unknown;
    } catch {
      return null; // sealed with another key, or by nobody
    }
  }
}

const nameOf = (state: string): string => state.replaceAll(/[^\w-]/g, "").slice(0, NAMED_BY);

/** An address that no cookie holds loses its query, or is the home page. */
const shortened = (back: string): string =>
  [back, back.replace(/\?.*$/s, "")].find(({ length }) => length <= MAX_BACK_LENGTH) ?? "/";

/** The ways that this browser says it has begun, oldest first. */
const begunWays = ({ cookies }: FastifyRequest): string[] =>
  (cookies[BEGUN] ?? "")
    .split(SEPARATOR)
    .filter((name) => /^[\w-]{1,12}$/.test(name))
    .slice(-MAX_WAYS);

const noteBegun = (request: FastifyRequest, reply: FastifyReply, names: readonly string[]): void => {
  const options = { ...optionsFor(request), path: "/" };
  if (names.length === 0) reply.clearCookie(BEGUN, options);
  else reply.setCookie(BEGUN, names.join(SEPARATOR), { ...options, maxAge: MAX_AGE_SECONDS });
};

const optionsFor = (request: FastifyRequest) =>
  ({ path: PATH, httpOnly: true, sameSite: "lax", secure: isSecure(request) }) as const;
