import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from "node:crypto";
import type { AddressInfo } from "node:net";

import { fastify, type FastifyInstance } from "fastify";

interface Granted {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Another OpenID provider than ours, on loopback: discovery, keys, codes that are good once. */
export class FakeProvider {
  /** What its id tokens say besides, or instead. */
  claims: Record<string, unknown> = {};
  /** Seconds by which its clock goes wrong. */
  skewSeconds = 0;
  private readonly granted = new Map<string, Granted>();
  private readonly keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  private app: FastifyInstance | null = null;
  private port = 0;

  get issuer(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    const app = fastify({ forceCloseConnections: true });
    this.app = app;
    app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.get("/.well-known/openid-configuration", () => ({
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/sign-in`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      end_session_endpoint: `${this.issuer}/end`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    }));
    app.get("/keys", () => ({
      keys: [{ ...this.keys.publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }],
    }));
    app.post("/token", (request, reply) => {
      const {
        code = "",
        code_verifier: verifier = "",
        redirect_uri: redirectUri,
      } = request.body as Record<string, string>; // the parser's
      const granted = this.granted.get(code);
      this.granted.delete(code);
      const challenge = createHash("sha256").update(verifier).digest("base64url");
      if (!granted || granted.challenge !== challenge || granted.redirectUri !== redirectUri)
        return reply.code(400).send({ error: "invalid_grant" });
      return {
        access_token: randomUUID(),
        token_type: "Bearer",
        id_token: this.idToken(granted.nonce, this.keys.privateKey),
      };
    });
    await app.listen({ host: "127.0.0.1", port: this.port });
    this.port = (app.server.address() as AddressInfo).port; // it listens on TCP
    return this;
  }

  async stop(): Promise<void> {
    await this.app?.close();
    this.app = null;
  }

  /** Somebody signs in on the page that they were sent to. @returns the path that they are sent back to, with its query */
  signIn(page: string): string {
    const { searchParams } = new URL(page);
    const get = (name: string): string => searchParams.get(name) ?? "";
    const code = randomUUID();
    this.granted.set(code, { challenge: get("code_challenge"), nonce: get("nonce"), redirectUri: get("redirect_uri") });
    const back = new URL(get("redirect_uri"));
    back.search = new URLSearchParams({ code, state: get("state"), iss: this.issuer }).toString();
    return back.pathname + back.search;
  }

  private idToken(nonce: string, key: KeyObject): string {
    const now = Math.floor(Date.now() / 1_000) + this.skewSeconds;
    const claims = { iss: this.issuer, aud: "shell", sub: "person-1", nonce, iat: now, exp: now + 60, ...this.claims };
    const text = `${part({ alg: "RS256", kid: "1" })}.${part(claims)}`;
    return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
  }
}
