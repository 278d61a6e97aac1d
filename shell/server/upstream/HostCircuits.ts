import { CircuitBreaker, type CallEnd, type CircuitState, type Passage } from "./CircuitBreaker";
import { hostResting } from "../errors/CallNotMade";
import { CONNECTIONS } from "./ConnectionPools";
import type { CallKind, CallObserver, CallStatus } from "./types";

/** Told of each change of the circuit of a host's reads or writes. `openMs` is how long it is left alone, where it is. */
export type CircuitObserver = (host: string, kind: CallKind, state: CircuitState, openMs: number) => void;

/** Tells how a call ended. */
export type EndCall = (status: CallStatus) => void;

interface HostCircuitsOptions {
  readonly onCall?: CallObserver | undefined;
  readonly now?: (() => number) | undefined;
}

/** Eight times the connections that a host has. Behind so many a call would come too late anyway, and each takes memory. */
const MAX_IN_FLIGHT = 512;
/** Twice the connections that telemetry has: a host that is quick works off far more than visitors send. */
const MAX_TELEMETRY = 8;
const BUSY_SECONDS = 1;

const nameOf = (host: string, kind: CallKind): string => `${kind} ${host}`;

/** What stands before a host says so when the host itself is not there. */
const DOWN: ReadonlySet<CallStatus> = new Set([502, 503, 504, "timeout", "unreachable"]);

/** A refusal of the visitor's doing (4xx) is an answer. */
const endOf = (status: CallStatus): CallEnd => {
  if (status === "aborted" || status === "refused") return "unknown";
  if (DOWN.has(status)) return "failed";
  return Number(status) < 500 ? "answered" : "broken";
};

/** A call that is to be made. */
interface Asked {
  readonly kind: CallKind;
  /** Whether it may be the one call that decides whether the host is back. */
  readonly mayProbe?: boolean;
}

/**
 * A circuit breaker for the reads of each host and one for its writes: whatever becomes of one, the others are called as before.
 * Telemetry says nothing about a host. It has few places, and none while its host is slow or fails.
 */
export class HostCircuits {
  private readonly breakers = new Map<string, CircuitBreaker>();
  private readonly inFlight = new Map<string, number>();
  private observe: CircuitObserver = () => undefined;

  constructor(private readonly options: HostCircuitsOptions) {}

  /** Reports to `observe`, and to nobody else any more. */
  watch(observe: CircuitObserver): void {
    this.observe = observe;
  }

  /** Whether calls of this kind are made as usual, as far as is known. */
  isClosed(host: string, kind: CallKind): boolean {
    return (this.breakers.get(nameOf(host, kind))?.state ?? "closed") === "closed";
  }

  /**
   * Begins a call. There are at most 512 reads and 512 writes to one host at a time.
   * @returns to be told once how the call ended, whatever becomes of it
   * @throws AppError unavailable, with the seconds to wait, where the call must not be made
   */
  begin(host: string, asked: Asked): EndCall {
    const { onCall } = this.options;
    const { kind } = asked;
    const name = nameOf(host, kind);
    const passage = kind === "telemetry" ? this.enterTelemetry(host) : this.enter(name, host, asked);
    if (typeof passage === "number") {
      onCall?.(host, "refused", 0, kind);
      throw hostResting(host, passage);
    }
    this.inFlight.set(name, this.countOf(name) + 1);
    const startedAt = performance.now();
    return (status) => {
      this.inFlight.set(name, this.countOf(name) - 1);
      passage(endOf(status));
      onCall?.(host, status, performance.now() - startedAt, kind);
    };
  }

  /** @returns the seconds to wait where the call must not be made */
  private enter(name: string, host: string, { kind, mayProbe = true }: Asked): Passage | number {
    const breaker = this.breakerOf(name, host, kind);
    const passage = this.countOf(name) < MAX_IN_FLIGHT ? breaker.enter(mayProbe) : null;
    return passage ?? (breaker.state === "closed" ? BUSY_SECONDS : breaker.retryAfterSeconds);
  }

  /** The same for telemetry, which has no room while others wait for a connection or the host fails. */
  private enterTelemetry(host: string): Passage | number {
    const waiting = this.countOf(nameOf(host, "reads")) + this.countOf(nameOf(host, "writes"));
    const isSound = this.isClosed(host, "reads") && this.isClosed(host, "writes");
    const hasRoom = this.countOf(nameOf(host, "telemetry")) < MAX_TELEMETRY && waiting < CONNECTIONS;
    return isSound && hasRoom ? () => undefined : BUSY_SECONDS;
  }

  private countOf(name: string): number {
    return this.inFlight.get(name) ?? 0;
  }

  private breakerOf(name: string, host: string, kind: CallKind): CircuitBreaker {
    const { now } = this.options;
    const onChange = (state: CircuitState, openMs: number) => this.observe(host, kind, state, openMs);
    const breaker = this.breakers.get(name) ?? new CircuitBreaker({ onChange, ...(now && { now }) });
    this.breakers.set(name, breaker);
    return breaker;
  }
}
