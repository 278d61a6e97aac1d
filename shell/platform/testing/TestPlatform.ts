import type { DescribedSections } from "@serambi/kernel/cms";
import type { Grant, Passage, Service, Transaction } from "@serambi/kernel/service";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

import { buildApp, type PlatformApp } from "../app/buildApp";
import { appTokenKey } from "../app/openAppToken";
import { accessTokenDigest } from "../app/requireUserRole";
import { inTenant } from "../database/inTenant";
import { migrate } from "../database/migrate";
import { accessTokens, settings, tenants } from "../database/schema";
import { SETTINGS_VERSION } from "../database/settingsVersion";
import type { Database } from "../database/Database";
import { seed } from "../seed/seed";
import type { SeedData } from "../seed/types";
import { Queue } from "../queue/Queue";
import { TenantEntitlements } from "../remote-services/Entitlements";
import { SERVICE_JOB } from "../remote-services/lendTools";
import { readPassages } from "../remote-services/readPassages";
import { copyPersonalData, forgetPersonalData, type Subject } from "../remote-services/personalData";
import { serviceJobs } from "../remote-services/serviceJobs";
import { sealAppToken } from "./sealAppToken";
import { seedFixture } from "./seedFixture";

export const CLIENT = { clientId: "test-shell", secret: "test-secret" };
export const APP_TOKEN_SECRET = "test-app-token-secret";

/** What the platform answered: its status and the envelope. */
export interface TestAnswer {
  readonly status: number;
  readonly body: { status: boolean; message: string; data: unknown };
}

/** The platform's HTTP side over a real database with the fixture, its clock in the test's hand. */
export class TestPlatform {
  now = new Date("2026-11-21T03:00:00Z");
  /** Slots that sections may name, with JSON schemas of what they take. */
  readonly slots = new Map<string, unknown>();
  /** Those of them that may be put on a page by people. */
  sections: readonly DescribedSections[] = [];
  /** Variables that services are lent. */
  readonly variables: Record<string, string> = {};
  private uses = 0;
  private running: readonly Service[] = [];
  private credentials: { token: string; code: string } = { token: "", code: "" };
  private readonly built: PlatformApp;

  private constructor(
    readonly db: Database,
    issuer: string | undefined,
  ) {
    this.built = buildApp(
      {
        db,
        appTokenKey: appTokenKey(APP_TOKEN_SECRET),
        clientId: CLIENT.clientId,
        clientSecret: CLIENT.secret,
        now: () => this.now,
        slotOf: (name) => this.slots.get(name),
        sections: () => this.sections,
        issuer,
        variables: this.variables,
      },
      "silent",
    );
  }

  /**
   * @param issuer another provider than the platform's own account site
   * @param services run from their source, over the tenants `melati` (Indonesian) and `kenanga` (English) unless `data` has others
   */
  static async start(
    db: Database,
    {
      services = [],
      data = seedFixture,
      issuer,
    }: { readonly services?: readonly Service[]; readonly data?: SeedData; readonly issuer?: string } = {},
  ): Promise<TestPlatform> {
    await migrate(db);
    await seed(db, data);
    const platform = new TestPlatform(db, issuer);
    await platform.use(services);
    await platform.renewToken();
    return platform;
  }

  get app(): FastifyInstance {
    return this.built.app;
  }

  /** Brings exactly these services into service. @throws Error with the reason of the first that fails */
  async use(services: readonly Service[]): Promise<void> {
    this.running = services;
    const versions = services.map((service) => ({
      id: service.id,
      version: `source ${++this.uses}`,
      load: () => service,
    }));
    const [failure] = await this.built.services.use(versions);
    if (failure) throw new Error(`${failure.id}: ${failure.reason}`);
  }

  /** The dependencies that its routes were made with. */
  get deps(): PlatformApp["deps"] {
    return this.built.deps;
  }

  /** The part of the platform that runs services. */
  get services(): PlatformApp["services"] {
    return this.built.services;
  }

  /** Runs `work` as an endpoint's handler is run: in a transaction that sees the rows of one tenant. */
  inTenant<T>(tenantId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return inTenant(this.db, tenantId, work);
  }

  /** Grants somebody a right, as a service would. */
  grant(tenantId: string, grant: Grant): Promise<boolean> {
    return this.inTenant(tenantId, (tx) => new TenantEntitlements(tx, tenantId, this.now).grant(grant));
  }

  /** What the services hold of somebody on a tenant, as the copy of their data has it. */
  async copyOf(key: string, personId: string): Promise<Readonly<Record<string, unknown>>> {
    const subject = await this.subject(key, personId);
    const copy = (tx: Transaction) => copyPersonalData(tx, this.services.live, subject, this.now);
    return (await this.db.transaction(copy))[key] ?? {};
  }

  /** Has the services forget somebody on a tenant, as when they delete their account. */
  async forget(key: string, personId: string, keepsProofs = false): Promise<void> {
    const subject = await this.subject(key, personId);
    const wish = { keepsProofs, now: this.now };
    await this.db.transaction((tx) => forgetPersonalData(tx, this.services.live, subject, wish));
  }

  /** The passages that the services lend of a tenant whose site has exactly these routes. */
  async passagesOf(key: string, routes: readonly string[]): Promise<readonly Passage[]> {
    const tenantId = await this.tenantId(key);
    return this.inTenant(tenantId, async (tx) => {
      const row = { tenantId, version: SETTINGS_VERSION, key: "routes", value: routes };
      await tx
        .insert(settings)
        .values(row)
        .onConflictDoUpdate({ target: [settings.tenantId, settings.version, settings.key], set: { value: routes } });
      return readPassages({
        tx,
        tenant: { id: tenantId, key, language: "id" },
        services: this.services.live,
        now: this.now,
        onFailure: (service, error) => {
          throw new Error(`${service} has no passages`, { cause: error });
        },
      });
    });
  }

  private async subject(key: string, personId: string): Promise<Subject> {
    const rows = await this.db.transaction((tx) => tx.select().from(tenants));
    return { personId, email: "", tenants: rows.filter((tenant) => tenant.key === key) };
  }

  /** Does the jobs of services that are due. @returns how many succeeded */
  drain(): Promise<number> {
    const serviceOf = (id: string) => this.running.find((service) => service.id === id);
    const now = () => this.now;
    const handlers = { [SERVICE_JOB]: serviceJobs({ serviceOf, now, variables: this.variables }), mail: {} };
    return new Queue({ db: this.db, handlers, now, onFailure: () => undefined }).drain();
  }

  async renewToken(): Promise<void> {
    const answer = await this.app.inject({
      method: "POST",
      url: "/v1/authorizer/token/generate",
      payload: { ...CLIENT, scopes: ["read"] },
    });
    this.credentials = answer.json<{ data: { token: string; code: string } }>().data;
  }

  /** An app token of this moment; `own` replaces parts of what is inside. */
  appToken(host: string, own: Readonly<Record<string, unknown>> = {}): string {
    return sealAppToken(APP_TOKEN_SECRET, { ...this.credentials, timestamp: this.now.getTime(), host, ...own });
  }

  /** GET with an app token for `host`. */
  get(path: string, host = "melati.localhost"): Promise<TestAnswer> {
    return this.getWith(path, { "app-token": this.appToken(host) });
  }

  async getWith(path: string, headers: Readonly<Record<string, string>>): Promise<TestAnswer> {
    return TestPlatform.read(await this.app.inject({ method: "GET", url: path, headers }));
  }

  /** As the learning-services client calls: its own name for the app token, the user's token bare (decisions, section 2). */
  learning(user: string | null, host = "melati.localhost"): Record<string, string> {
    return { AppToken: this.appToken(host), ...(user !== null && { authorization: user }) };
  }

  async post(
    path: string,
    payload: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestAnswer> {
    return TestPlatform.read(await this.app.inject({ method: "POST", url: path, payload, headers }));
  }

  /** PUT with an app token for `host` and the access token of a user. */
  async put(
    path: string,
    payload: object | string,
    user: string | null,
    host = "melati.localhost",
  ): Promise<TestAnswer> {
    const headers = { "app-token": this.appToken(host), ...(user !== null && { authorization: `Bearer ${user}` }) };
    return TestPlatform.read(await this.app.inject({ method: "PUT", url: path, payload, headers }));
  }

  /** The id of a tenant of the fixture. */
  async tenantId(key: string): Promise<string> {
    const rows = await this.db.transaction((tx) => tx.select().from(tenants));
    const found = rows.find((tenant) => tenant.key === key);
    if (!found) throw new Error(`There is no tenant ${key}`);
    return found.id;
  }

  /** An access token of a tenant's user, good for an hour. */
  async logIn(tenantId: string, userId: string, userKind: number): Promise<string> {
    const token = `access-token-of-${userId}`;
    const row = { digest: accessTokenDigest(token), tenantId, userId, userKind };
    const expiresAt = new Date(this.now.getTime() + 3_600_000);
    await inTenant(this.db, tenantId, (tx) =>
      tx.insert(accessTokens).values({ ...row, createdAt: this.now, expiresAt }),
    );
    return token;
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.db.close();
  }

  private static read(answer: LightMyRequestResponse): TestAnswer {
    return { status: answer.statusCode, body: answer.json<TestAnswer["body"]>() };
  }
}
