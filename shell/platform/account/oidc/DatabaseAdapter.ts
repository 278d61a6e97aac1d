import { and, eq, lt, sql } from "drizzle-orm";
import type { Adapter, AdapterPayload } from "oidc-provider";

import type { Database } from "../../database/Database";
import { oidcPayloads, tenantHosts } from "../../database/schema";

/** The one client: the shell. */
export interface OidcClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The address that sign-ins come back to, at a site; without a port on loopback, where any will do. */
const CALLBACK = "/CallbackAuth";

const isLoopback = (host: string): boolean => host === "127.0.0.1" || /(?:^|\.)localhost$/.test(host);

/** As `isRedirectAllowed` compares them: the scheme of loopback is http, of everything else https. */
const origins = (hosts: readonly string[]): string[] =>
  hosts.map((host) => `${isLoopback(host) ? "http" : "https"}://${host.includes(":") ? `[${host}]` : host}`);

/**
 * Whether an address is one of those listed, letter for letter but for the port of loopback: what a parser would have to put right is
 * refused.
 */
export const isRedirectAllowed = (value: string, listed: readonly string[]): boolean => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.href !== value) return false;
  return listed.includes(url.protocol === "http:" && isLoopback(url.hostname) ? value.replace(/:\d+\//, "/") : value);
};

/** What the OpenID provider remembers, in the platform's database: any instance can go on where another began. */
export class DatabaseAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly db: Database,
    private readonly client: OidcClient,
    private readonly now: () => Date,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const expiresAt = expiresIn ? new Date(this.now().getTime() + expiresIn * 1000) : null;
    await this.db.transaction(async (tx) => {
      await tx.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, this.now()));
      await tx
        .insert(oidcPayloads)
        .values({ model: this.model, id, payload, expiresAt })
        .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.id], set: { payload, expiresAt } });
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    if (this.model === "Client") return this.findClient(id);
    const [row] = await this.db.transaction((tx) => tx.select().from(oidcPayloads).where(this.named(id)));
    return this.live(row);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.db.transaction((tx) =>
      tx
        .select()
        .from(oidcPayloads)
        .where(and(eq(oidcPayloads.model, this.model), sql`${oidcPayloads.payload} ->> 'uid' = ${uid}`)),
    );
    return this.live(row);
  }

  /** Of devices without a keyboard, which have no way in here. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async consume(id: string): Promise<void> {
    const consumed = sql`jsonb_set(${oidcPayloads.payload}, '{consumed}', to_jsonb(${Math.floor(this.now().getTime() / 1000)}::bigint))`;
    await this.db.transaction((tx) => tx.update(oidcPayloads).set({ payload: consumed }).where(this.named(id)));
  }

  async destroy(id: string): Promise<void> {
    await this.db.transaction((tx) => tx.delete(oidcPayloads).where(this.named(id)));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.db.transaction((tx) =>
      tx.delete(oidcPayloads).where(sql`${oidcPayloads.payload} ->> 'grantId' = ${grantId}`),
    );
  }

  private named(id: string) {
    return and(eq(oidcPayloads.model, this.model), eq(oidcPayloads.id, id));
  }

  private live(row: typeof oidcPayloads.$inferSelect | undefined): AdapterPayload | undefined {
    const isGone = row?.expiresAt != null && row.expiresAt <= this.now();
    return row && !isGone ? (row.payload as AdapterPayload) : undefined; // what upsert wrote
  }

  /** The sites of this moment are where it may send people back to. */
  private async findClient(id: string): Promise<AdapterPayload | undefined> {
    if (id !== this.client.clientId) return undefined;
    const hosts = await this.db.transaction((tx) => tx.select({ host: tenantHosts.host }).from(tenantHosts));
    const sites = origins(hosts.map(({ host }) => host).toSorted());
    return {
      client_id: this.client.clientId,
      client_secret: this.client.clientSecret,
      grant_types: ["authorization_code"],
      response_types: ["code"],
      redirect_uris: sites.map((site) => site + CALLBACK),
      post_logout_redirect_uris: sites.map((site) => `${site}/`),
    };
  }
}
