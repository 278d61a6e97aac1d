import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

import type { Budget } from "../limits/budgets";
import type { RouteKind } from "../requestContext";
import type { CircuitObserver } from "../upstream/HostCircuits";
import type { CallObserver } from "../upstream/types";

/** More tenants than this share one label: the number of series stays bounded. */
const MAX_TENANTS = 200;

const CIRCUIT_VALUES = { closed: 0, "half-open": 1, open: 2 } as const;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the server counts, in a registry of its own. Other rooms add theirs to `registry`. */
export class Metrics {
  readonly registry = new Registry();
  private readonly tenants = new Set<string>();
  private readonly requests: Counter<"kind" | "status" | "tenant">;
  private readonly requestSeconds: Histogram<"kind">;
  private readonly calls: Counter<"host" | "kind" | "status">;
  private readonly callSeconds: Histogram<"host">;
  private readonly limited: Counter<"budget">;
  private readonly circuits: Gauge<"host" | "kind">;
  private readonly circuitOpenings: Counter<"host" | "kind">;

  constructor() {
    const registers = [this.registry];
    // Event loop lag, garbage collection, memory and CPU of the process.
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Counter({
      name: "serambi_requests_total",
      help: "Answered requests by kind, status and tenant.",
      labelNames: ["kind", "status", "tenant"],
      registers,
    });
    this.requestSeconds = new Histogram({
      name: "serambi_request_seconds",
      help: "Time from a request to the end of its answer.",
      labelNames: ["kind"],
      buckets: SECONDS,
      registers,
    });
    this.calls = new Counter({
      name: "serambi_upstream_calls_total",
      help: "Calls to hosts by host, kind (reads, writes, telemetry) and HTTP status, or why there was none.",
      labelNames: ["host", "kind", "status"],
      registers,
    });
    this.callSeconds = new Histogram({
      name: "serambi_upstream_call_seconds",
      help: "Time of a call to a host.",
      labelNames: ["host"],
      buckets: SECONDS,
      registers,
    });
    this.limited = new Counter({
      name: "serambi_limited_requests_total",
      help: "Requests refused with 429, by the budget that was used up.",
      labelNames: ["budget"],
      registers,
    });
    this.circuits = new Gauge({
      name: "serambi_upstream_circuit_state",
      help: "Whether a host is called: 0 yes (closed), 1 by one call at a time (half-open), 2 not for now (open).",
      labelNames: ["host", "kind"],
      registers,
    });
    this.circuitOpenings = new Counter({
      name: "serambi_upstream_circuit_openings_total",
      help: "How often a host was left alone after it had failed.",
      labelNames: ["host", "kind"],
      registers,
    });
  }

  /** One more request that was refused for its number. */
  countLimited(budget: Budget): void {
    this.limited.inc({ budget });
  }

  /** For `Upstream`. */
  readonly showCircuit: CircuitObserver = (host, kind, state) => {
    this.circuits.set({ host, kind }, CIRCUIT_VALUES[state]);
    if (state === "open") this.circuitOpenings.inc({ host, kind });
  };

  /** @param tenant key of a tenant that exists, never anything a visitor wrote */
  countRequest(kind: RouteKind, status: number, tenant: string | null, ms: number): void {
    this.requests.inc({ kind, status, tenant: this.tenantLabel(tenant) });
    this.requestSeconds.observe({ kind }, ms / 1000);
  }

  /** For `Upstream`. */
  readonly countCall: CallObserver = (host, status, ms, kind) => {
    this.calls.inc({ host, kind, status });
    if (status === "refused") return; // it took no time
    this.callSeconds.observe({ host }, ms / 1000);
  };

  /** A tenant as label of a series: `other` beyond a bound, `none` for none. */
  readonly tenantLabel = (tenant: string | null): string => {
    if (tenant === null) return "none";
    if (!this.tenants.has(tenant) && this.tenants.size >= MAX_TENANTS) return "other";
    this.tenants.add(tenant);
    return tenant;
  };
}
