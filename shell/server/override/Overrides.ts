import { createHmac, timingSafeEqual } from "node:crypto";

import type { FastifyReply, FastifyRequest } from "fastify";

import { isOwner, Override, readOverrideToken, type TokenProblem } from "../../registry/dev/overrideToken";
import type { Trust } from "../../registry/trust";
import { requestOrigin } from "../tenant/requestOrigin";
import { isSecure } from "../visitor/isSecure";

const NAME = "override";
const PURPOSE = "serambi override cookie 1";

interface OverridesDeps {
  /** Shared by all processes of a product; the cookies' own key is made of it. */
  readonly secret: string;
  readonly trust: () => Trust;
  readonly now?: () => Date;
}

const parse = (body: string): Override | null => {
  try {
    return Override.safeParse(JSON.parse(Buffer.from(body, "base64url").toString("utf8"))).data ?? null;
  } catch {
    return null; // no JSON
  }
};

/**
 * Local builds in the place of live remotes, in the browser of whoever develops them (decision 27). The cookie that holds
 * one is good for one site, until its time is over, in the kind of browser that it was given to, and only as long as the
 * team that signed for it owns the remote.
 */
export class Overrides {
  private readonly key: Buffer;
  private readonly now: () => Date;

  constructor(private readonly deps: OverridesDeps) {
    this.key = createHmac("sha256", deps.secret).update(PURPOSE).digest();
    this.now = deps.now ?? (() => new Date());
  }

  /** What a token asks for, where it is in order for this request's site. */
  check = (request: FastifyRequest, token: string): Override | TokenProblem =>
    readOverrideToken(token, { trust: this.deps.trust(), shell: requestOrigin(request), now: this.now() });

  /** From now on this browser shows it, until its time is over. */
  turnOn = (request: FastifyRequest, reply: FastifyReply, override: Override): void => {
    const body = Buffer.from(JSON.stringify(override)).toString("base64url");
    reply.setCookie(NAME, `${body}.${this.seal(request, body).toString("base64url")}`, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: isSecure(request),
      expires: new Date(override.expires),
    });
  };

  turnOff = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.clearCookie(NAME, { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(request) });
  };

  /** What this browser shows in the place of a remote; null for everybody else, and at no cost. */
  of = (request: FastifyRequest): Override | null => {
    const cookie = request.cookies[NAME];
    if (cookie === undefined) return null;
    const [body = "", seal = ""] = cookie.split(".");
    const given = Buffer.from(seal, "base64url");
    const expected = this.seal(request, body);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const override = parse(body);
    if (!override || override.shell !== requestOrigin(request)) return null;
    if (Date.parse(override.expires) <= this.now().getTime()) return null;
    return isOwner(this.deps.trust(), override) ? override : null;
  };

  private seal(request: FastifyRequest, body: string): Buffer {
    const browser = request.headers["user-agent"] ?? "";
    return createHmac("sha256", this.key)
      .update(JSON.stringify([body, browser]))
      .digest();
  }
}
