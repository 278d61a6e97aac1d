import { CircuitBreaker, type CallEnd, type CircuitState } from "./CircuitBreaker";
import { hostResting } from "./CallNotMade";
import type { CallObserver, CallStatus } from "./types";

/** Told of each change of a host's circuit. `openMs` is how long it is left alone, where it is. */
export type CircuitObserver = (host: string, state: CircuitState, openMs: number) => void;

/** Tells how a call ended. */
export type EndCall = (status: CallStatus) => void;

interface HostCircuitsOptions {
  readonly onCall?: CallObserver | undefined;
  readonly now?: (() => number) | undefined;
}

/** Eight times the connections that a host has. Behind so many a call would come too late anyway, and each takes memory. */
const MAX_IN_FLIGHT = 512;
const BUSY_SECONDS = 1;

/** What stands before a host says so when the host itself is not there. */
const DOWN: ReadonlySet<CallStatus> = new Set([502, 503, 504, "timeout", "unreachable"]);

/** A refusal of the visitor's doing (4xx) is an answer. */
const endOf = (status: CallStatus): CallEnd => {
  if (status === "aborted" || status === "refused") return "unknown";
  if (DOWN.has(status)) return "failed";
  return Number(status) < 500 ? "answered" : "broken";
};

/** One circuit breaker for each host: whatever becomes of one, the others are called as before. */
export class HostCircuits {
  private readonly breakers = new Map<string, CircuitBreaker>();
  private readonly inFlight = new Map<string, number>();
  private observe: CircuitObserver = () => undefined;

  constructor(private readonly options: HostCircuitsOptions) {}

  /** Reports to `observe`, and to nobody else any more. */
  watch(observe: CircuitObserver): void {
    this.observe = observe;
  }

  /**
   * Begins a call. There are at most 512 to one host at a time.
   * @param mayProbe whether it may be the one call that decides whether the host is back
   * @returns to be told once how the call ended, whatever becomes of it
   * @throws AppError unavailable, with the seconds to wait, where the call must not be made
   */
  begin(host: string, mayProbe = true): EndCall {
    const { onCall } = this.options;
    const breaker = this.breakerOf(host);
    const before = this.inFlight.get(host) ?? 0;
    const passage = before < MAX_IN_FLIGHT ? breaker.enter(mayProbe) : null;
    if (!passage) {
      onCall?.(host, "refused", 0);
      throw hostResting(host, breaker.state !== "closed" ? breaker.retryAfterSeconds : BUSY_SECONDS);
    }
    this.inFlight.set(host, before + 1);
    const startedAt = performance.now();
    return (status) => {
      this.inFlight.set(host, (this.inFlight.get(host) ?? 1) - 1);
      passage(endOf(status));
      onCall?.(host, status, performance.now() - startedAt);
    };
  }

  private breakerOf(host: string): CircuitBreaker {
    const { now } = this.options;
    const onChange = (state: CircuitState, openMs: number) => this.observe(host, state, openMs);
    const breaker = this.breakers.get(host) ?? new CircuitBreaker({ onChange, ...(now && { now }) });
    this.breakers.set(host, breaker);
    return breaker;
  }
}
