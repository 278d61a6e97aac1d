import { createDecipheriv, createHash } from "node:crypto";
import type { AddressInfo } from "node:net";

import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";

import type { HostName } from "@serambi/kernel/contracts";

interface FakeSite {
  readonly id: string;
  readonly key: string;
  settings: Record<string, unknown>;
}

/** One call as it arrived. */
export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: FastifyRequest["headers"];
  readonly body: unknown;
  readonly socket: number;
}

export interface OpenedToken {
  readonly token: string;
  readonly code: string;
  readonly timestamp: number;
  readonly host: string;
}

export const CREDENTIALS = {
  clientId: "shell",
  clientSecret: "shell-secret",
  appTokenSecret: "app-token-secret-of-tests",
};

/** What the platform does with an app token: the other side of decisions, section 2. */
export const openToken = (sealed: string): OpenedToken => {
  const bytes = Buffer.from(sealed, "base64url");
  const key = createHash("sha256").update(CREDENTIALS.appTokenSecret).digest();
  const decipher = createDecipheriv("aes-256-ctr", key, bytes.subarray(0, 16));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString("utf8"),
  ) as OpenedToken; // a test asserts on it
};

const ok = (data: unknown) => ({ status: true, message: "", data });
const refusal = (reply: FastifyReply, status: number) =>
  reply.code(status).send({ status: false, message: `Refused ${status}`, data: null });

const settingsOf = (title: string) => ({
  title,
  layout: "default",
  isMaintenance: false,
  language: "id",
  routes: ["/", "/Courses"],
  css: {},
  meta: {},
});

/** Every host of section 7 on one loopback port: what the server under test calls. */
export class FakePlatform {
  readonly sites = new Map<string, FakeSite>();
  readonly calls: ReceivedCall[] = [];
  version = "1.0.0";
  /** What becomes of calls whose path ends with a key, instead of what it should. */
  readonly faults = new Map<string, (reply: FastifyReply) => unknown>();
  /** Titles of drafts by how they are asked for: the preview, and after a blank the `authorization`. */
  readonly drafts = new Map<string, string>();
  /** The status that it answers where there is no draft for whoever asks. */
  noDraft = 410;
  /** Answers a call instead of the echo. */
  onCall: ((request: FastifyRequest, reply: FastifyReply) => unknown) | null = null;
  private readonly pairs = new Map<string, string>();
  private made = 0;
  private app: FastifyInstance | null = null;
  private port = 0;
  private readonly sockets = new Map<unknown, number>();

  constructor() {
    for (const key of ["main", "demo", "foundation", "pesilat"]) this.addSite(`${key}.localhost`, key);
  }

  addSite(host: string, key: string): FakeSite {
    const site = { id: `id-${key}`, key, settings: settingsOf(`Site ${key}`) };
    this.sites.set(host, site);
    return site;
  }

  get urls(): Record<HostName, string> {
    const at = (path: string) => `http://127.0.0.1:${this.port}/${path}`;
    return {
      services: at("services"),
      auth: at("auth"),
      main: at("main/"),
      programs: at("programs"),
      learning: at("learning"),
      mailer: at("mailer"),
      chat: at("chat"),
      db: at("db"),
    };
  }

  /** Calls whose address ends with `path`. */
  callsTo(path: string): readonly ReceivedCall[] {
    return this.calls.filter(({ url }) => url.split("?")[0]?.endsWith(path));
  }

  /** Whether a call carries an app token of a pair that is known now. */
  isKnownToken(request: FastifyRequest): boolean {
    return this.opened(request) !== null;
  }

  forgetPairs(): void {
    this.pairs.clear();
  }

  async start(): Promise<void> {
    const app = fastify({ forceCloseConnections: true, bodyLimit: 16 * 1024 * 1024 });
    this.app = app;
    app.removeContentTypeParser("text/plain");
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body.length));
    app.addHook("preHandler", (request, _reply, done) => {
      const socket = this.sockets.get(request.socket) ?? this.sockets.size;
      this.sockets.set(request.socket, socket);
      this.calls.push({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: request.body,
        socket,
      });
      done();
    });
    app.addHook("preHandler", async (request, reply) => {
      const path = request.url.split("?")[0] ?? "";
      const [, fault] = [...this.faults].find(([end]) => path.endsWith(end)) ?? [];
      if (!fault) return;
      await fault(reply);
      return reply;
    });
    app.get("/services/v1/authorizer/version", () => ok({ version: this.version }));
    app.post("/services/v1/authorizer/token/generate", (request, reply) => this.generate(request, reply));
    app.get("/services/v1/authorizer/validate", (request, reply) =>
      this.opened(request) ? ok({ valid: true }) : refusal(reply, 401),
    );
    app.get("/services/v0/:label/cms/app/id", (request, reply) => {
      const token = this.opened(request);
      if (!token) return refusal(reply, 401);
      const site = this.sites.get(token.host);
      return site ? ok({ id: site.id, key: site.key }) : refusal(reply, 404);
    });
    app.get("/services/:key/cms/app/settings", (request, reply) => {
      const site = this.sites.get(this.opened(request)?.host ?? "");
      if (!site) return refusal(reply, 404);
      const { "x-preview": preview, authorization = "" } = request.headers;
      if (preview === undefined) return ok(site.settings);
      const title = this.drafts.get(`${String(preview)} ${authorization}`.trim());
      return title === undefined ? refusal(reply, this.noDraft) : ok({ ...site.settings, title, isMaintenance: true });
    });
    app.all("/*", (request, reply) =>
      this.onCall
        ? this.onCall(request, reply)
        : ok({ method: request.method, url: request.url, headers: request.headers, body: request.body ?? null }),
    );
    await app.listen({ host: "127.0.0.1", port: this.port });
    this.port = (app.server.address() as AddressInfo).port; // it listens on TCP
  }

  async stop(): Promise<void> {
    await this.app?.close();
    this.app = null;
  }

  private generate(request: FastifyRequest, reply: FastifyReply): unknown {
    const { clientId, secret } = request.body as Record<string, unknown>; // JSON of the server under test
    if (clientId !== CREDENTIALS.clientId || secret !== CREDENTIALS.clientSecret) return refusal(reply, 401);
    this.made += 1;
    this.pairs.set(`token-${this.made}`, `code-${this.made}`);
    return reply.code(201).send(ok({ token: `token-${this.made}`, code: `code-${this.made}` }));
  }

  private opened(request: FastifyRequest): OpenedToken | null {
    const sealed = request.headers["app-token"];
    if (typeof sealed !== "string") return null;
    const token = openToken(sealed);
    return this.pairs.get(token.token) === token.code ? token : null;
  }
}
