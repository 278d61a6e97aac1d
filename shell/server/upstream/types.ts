import type { Language } from "@serambi/kernel/contracts";
import type { Dispatcher } from "undici";

import type { Asker } from "../queue/FairQueue";
import type { AppTokenPair } from "./AppTokenCipher";

/** A visitor's own tokens, out of HttpOnly cookies. */
export interface Session {
  /** Of the account site. */
  readonly accessToken?: string | undefined;
  /** Of the chat assistant, which keeps its own (specification section 6). */
  readonly chatToken?: string | undefined;
  /** The one that it gave this browser before, while it gives another: what was said under it goes on. */
  readonly chatTokenBefore?: string | undefined;
}

/** On whose behalf a call is made. */
export interface Caller {
  /** Canonical host that the visitor asked for. */
  readonly host: string;
  /** Path of the page: on some hosts it decides the tenant (specification section 2.3). */
  readonly path: string;
  /** Id of the tenant, once it is known. */
  readonly lmsId?: string | undefined;
  /** In which the visitor reads the site, once it is known: hosts answer in it. */
  readonly language?: Language | undefined;
  readonly session?: Session | undefined;
  /** Asks the platform for the site as its draft has it (decision 94). */
  readonly preview?: string | undefined;
  /** Of the request that is being answered: hosts are told of it. */
  readonly requestId?: string | undefined;
}

/** Told of a pair that a host may have refused; says whether another one is in use now. Never rejects. */
export type RefusedPair = (pair: AppTokenPair, caller: Caller) => Promise<boolean>;

/**
 * Kinds of calls, each with a circuit of its own: a host whose disk is full still answers reads. `telemetry` is what pages tell of
 * themselves (clicks, counters): nobody waits for it, and it may be lost.
 */
export const CALL_KINDS = ["reads", "writes", "telemetry"] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** The kind of a call of which nothing else is said. */
export const kindOfMethod = (method: string): CallKind => (method === "GET" || method === "HEAD" ? "reads" : "writes");

/** One call without the client's conveniences: for what is passed through, or answers outside its rules. */
export interface UpstreamRequest {
  readonly method: Dispatcher.HttpMethod;
  /** Where its method does not say it. */
  readonly kind?: CallKind | undefined;
  /** Of the specification, without a leading slash; may carry a query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Dispatcher.DispatchOptions["body"] | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The visitor whose browser makes the call: then it waits for its turn among those of others. */
  readonly asker?: Asker | undefined;
}

/** The HTTP status of a call, or why there was none. `refused`: it was not made, its host is given time to recover. */
export type CallStatus = number | "timeout" | "unreachable" | "aborted" | "refused";

/** Told of every call's end. */
export type CallObserver = (host: string, status: CallStatus, ms: number, kind: CallKind) => void;
