import type { HostName, Language, Role } from "../contracts";
import type * as z from "zod";

import type { Sql, Text, Transaction } from "./basics";
import type { Environment, LentTools, NewAccount } from "./lent";
import type { Passage, PassageCall } from "./passages";

export type { Sql, Text, Transaction } from "./basics";

/** The tenant whose app token a call carries. */
export interface ServiceTenant {
  readonly id: string;
  readonly key: string;
  readonly language: Language;
}

/** The user whose access token a call carries; `none` is somebody without a role. */
export interface ServiceUser {
  readonly id: string;
  readonly role: Role | "none";
}

/** Who may call an endpoint. Every call needs an app token besides (specification section 4). */
export type Access = "anyone" | "loggedIn" | { readonly roles: readonly Role[] };

/** Ends a call with a failure. `fields` are named beside the message, for 422. */
export type Fail = (status: number, message: Text, fields?: Readonly<Record<string, Text>>) => never;

/** A read of what a service answers: its host, and the path as it stands in the endpoint. */
export interface AskedRead {
  readonly host: HostName | (string & {});
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** One call of an endpoint, checked. */
export interface ServiceCall<
  Query = unknown,
  Body = unknown,
  Params = unknown,
  User = ServiceUser | undefined,
> extends LentTools {
  readonly sql: Sql;
  /** The same transaction for drizzle. */
  readonly db: Transaction;
  readonly tenant: ServiceTenant;
  /** Host name of the site that is visited, without port: one of the tenant's. */
  readonly host: string;
  readonly user: User;
  readonly query: Query;
  readonly body: Body;
  /** The `:parts` of the path. */
  readonly params: Params;
  /** The language that the answer's texts are in. */
  readonly language: Language;
  readonly now: Date;
  readonly fail: Fail;
  /** Headers of the call that the endpoint lists in `headers`. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Answers with this status instead of the usual one: a POST that had nothing to make, with 200. */
  readonly answerWith: (status: 200 | 202) => void;
  /**
   * What a GET endpoint of any live service answers whoever makes this call, read in the same transaction. Its path has no parameters.
   * @returns the data, for a schema of the caller's own; null where no service answers this path, or the answer is a failure
   */
  readonly ask: (read: AskedRead) => Promise<unknown>;
  /**
   * Makes an account for all sites and sends the letter that confirms its e-mail; somebody who has one gets another letter, and nobody
   * else learns of it.
   * @returns `known` where the password is one that everybody tries, `wait` where the mailbox has had letters enough; nothing is made then
   */
  readonly signUp: (account: NewAccount) => Promise<"made" | "known" | "wait">;
  /**
   * What all live services say to everybody on this site, read in the same transaction. What leads to no page of it is left out, and a service
   * that fails leaves the others as they are.
   */
  readonly passages: () => Promise<readonly Passage[]>;
  /** Runs work in a transaction of its own, of the same tenant: for what an endpoint with `lines` comes to after its handler has returned. */
  readonly later: <T>(work: (tools: Pick<ServiceCall, "sql" | "db">) => Promise<T>) => Promise<T>;
  /** Aborted once the caller has gone before the answer was whole. */
  readonly signal: AbortSignal;
  /** A line of the platform's log. No value that may be anybody's. */
  readonly log: (message: string, details: Readonly<Record<string, string | number>>) => void;
}

type Schema = z.core.$ZodType;

/** What an endpoint's handler is given, by what the endpoint declares. */
type Given<S extends Schema | undefined, Otherwise> = S extends Schema ? z.core.output<S> : Otherwise;

export interface EndpointDefinition<
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Params extends Schema | undefined,
  Allowed extends Access,
> {
  /** A host of specification section 7, or the service's own id: a host that only this service answers for. */
  readonly host: HostName | (string & {});
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Begins with a slash; `:name` stands for one part. */
  readonly path: string;
  readonly access: Allowed;
  readonly query?: Query;
  readonly body?: Body;
  readonly params?: Params;
  /** Default 64 KB. */
  readonly bodyLimitBytes?: number;
  /** Names, in small letters, of headers that the handler reads. */
  readonly headers?: readonly string[];
  /**
   * Instead of an answer the caller gets a stream of server-sent events: what services tell them (`call.tell`) or everybody on the site
   * (`call.tellAll`) under these names, from now on. The handler runs first and may refuse; what it returns, if not null, is the first event,
   * `now`, of each connection: a page that was cut off takes it and has missed nothing. For a GET.
   */
  readonly events?: readonly string[];
  /**
   * Instead of an envelope the caller gets lines of JSON: the handler gives an `AsyncIterable`, each value of which becomes a line as soon as it is
   * there. It is run once the handler's transaction is committed, and ended where the caller goes.
   */
  readonly lines?: true;
  /** @returns what is answered as `data`: with 201 to a POST, with 200 to anything else */
  readonly handle: (
    call: ServiceCall<
      Given<Query, Readonly<Record<string, unknown>>>,
      Given<Body, unknown>,
      Given<Params, Readonly<Record<string, string>>>,
      Allowed extends "anyone" ? ServiceUser | undefined : ServiceUser
    >,
  ) => Promise<unknown>;
}

/** An endpoint of any input. */
export interface Endpoint extends Omit<
  EndpointDefinition<Schema | undefined, Schema | undefined, Schema | undefined, Access>,
  "handle"
> {
  /** Called with what the schemas beside it gave. */
  readonly handle: (call: never) => Promise<unknown>;
}

export interface Migration {
  /** Unique within the service and never changed again once released. */
  readonly name: string;
  /** Statements separated by lines of `--> statement-breakpoint`. A table of tenants' rows is secured by `SELECT serambi_secure('<table>')`. */
  readonly sql: string;
}

/** One job, in the transaction of its tenant. */
export interface JobCall<Payload> extends LentTools {
  readonly sql: Sql;
  readonly db: Transaction;
  readonly tenant: ServiceTenant;
  readonly payload: Payload;
  readonly now: Date;
}

export interface JobDefinition<Payload extends Schema, Result = undefined> {
  readonly payload: Payload;
  /**
   * Outside of any transaction: what cannot be taken back, as a call to a bank. It may be repeated after a crash, and is tried again where it
   * throws: after 5, 10, 20 … seconds, eight times. Then the job stays where an administrator sees it.
   */
  readonly run?: (payload: z.core.output<Payload>, tenant: ServiceTenant, environment: Environment) => Promise<Result>;
  /** In the transaction that removes the job: done once, or not at all. It is given what `run` came to. */
  readonly record?: (call: JobCall<z.core.output<Payload>>, result: Result) => Promise<void>;
}

/** A job of any payload. */
export interface ServiceJob extends Pick<JobDefinition<Schema>, "payload"> {
  readonly run?: (payload: never, tenant: ServiceTenant, environment: Environment) => Promise<unknown>;
  readonly record?: (call: never, result: never) => Promise<void>;
}

/** One person, in a transaction that has entered a tenant on which they are a member. */
export interface PersonCall extends LentTools {
  readonly sql: Sql;
  readonly db: Transaction;
  readonly tenant: ServiceTenant;
  readonly personId: string;
  readonly now: Date;
}

/** What a service holds of persons: for the copy that each may take away, and for when they delete their account. */
export interface PersonalData {
  /** Everything that it holds of them, as plain JSON that they can read; empty where it holds nothing. */
  readonly copy: (call: PersonCall) => Promise<Readonly<Record<string, unknown>>>;
  /**
   * Deletes it, or makes it nobody's. What has to be kept is said in `kept`.
   * @param wish `keepsProofs`: they want what `proofs` names to stay
   */
  readonly forget: (call: PersonCall, wish: { readonly keepsProofs: boolean }) => Promise<void>;
  /** One sentence: what stays, how long, and which law says so. Missing: nothing stays. */
  readonly kept?: Text;
  /** What they may leave behind so that others can go on checking it, as the label of a box to tick. Missing: there is no such thing. */
  readonly proofs?: Text;
}

/** A variable of the operator's environment that a service reads. */
export interface ServiceVariable {
  /** Of its text. */
  readonly schema: Schema;
  /** For the log, in English: said where the variable is something else. */
  readonly takes: string;
}

/** A setting of a site that the service answers for: `cms/app/setting/<key>`. */
export interface ServiceSetting {
  readonly schema: Schema;
  /** What it takes, for people: answered with a value that it does not take. */
  readonly takes: Text;
}

/** Writing one tenant's rows, in a transaction that has entered it. */
export interface SeedCall {
  readonly sql: Sql;
  readonly db: Transaction;
  readonly tenant: ServiceTenant;
}

/** What a new database starts with. Rows are added or brought up to date; those that the seed does not name are left alone. */
export interface ServiceSeed {
  /** Values of the service's settings by the tenant's key; one that somebody of the tenant has changed is left as it is. */
  readonly settings?: () => Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly rows?: SeedRows;
}

export interface SeedRows {
  /** Plain data by the tenant's key. A tenant's rows are written again when its data has changed. */
  readonly data: () => Readonly<Record<string, unknown>>;
  readonly write: (call: SeedCall, data: never) => Promise<void>;
}

/** A remote's part of the embedded platform. */
export interface Service {
  /** The remote's id. */
  readonly id: string;
  /** In order. A version may run on a database that a later version of it has migrated: a ship can be taken back. */
  readonly migrations: readonly Migration[];
  readonly endpoints: readonly Endpoint[];
  /** Work that its calls put into the queue, by its name (`call.enqueue`). */
  readonly jobs?: Readonly<Record<string, ServiceJob>>;
  /** What fields of queries and bodies take, for people, by their names: `chapters.*.position` is one of each item of a list. */
  readonly fields?: Readonly<Record<string, Text>>;
  readonly settings?: Readonly<Record<string, ServiceSetting>>;
  /** Variables that begin with the service's own id: `PROVIDERS` of `payments` is `PAYMENTS_PROVIDERS`. A service comes into use only where each is well formed. */
  readonly environment?: Readonly<Record<string, ServiceVariable>>;
  readonly seed?: ServiceSeed;
  /** The content that everybody may read: an assistant of the site answers out of it. No draft, nothing that somebody has to pay or sign in for. */
  readonly passages?: (call: PassageCall) => Promise<readonly Passage[]>;
  /** Missing: it holds nothing of persons. */
  readonly personal?: PersonalData;
}
