import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

import type { RouteKind } from "../requestContext";
import type { CallObserver } from "../upstream/types";

/** More tenants than this share one label: the number of series stays bounded. */
const MAX_TENANTS = 200;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the server counts, in a registry of its own. Other rooms add theirs to `registry`. */
export class Metrics {
  readonly registry = new Registry();
  private readonly tenants = new Set<string>();
  private readonly requests: Counter<"kind" | "status" | "tenant">;
  private readonly requestSeconds: Histogram<"kind">;
  private readonly calls: Counter<"host" | "status">;
  private readonly callSeconds: Histogram<"host">;

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
      help: "Calls to hosts by host and HTTP status, or why there was none.",
      labelNames: ["host", "status"],
      registers,
    });
    this.callSeconds = new Histogram({
      name: "serambi_upstream_call_seconds",
      help: "Time of a call to a host.",
      labelNames: ["host"],
      buckets: SECONDS,
      registers,
    });
  }

  /** @param tenant key of a tenant that exists, never anything a visitor wrote */
  countRequest(kind: RouteKind, status: number, tenant: string | null, ms: number): void {
    this.requests.inc({ kind, status, tenant: this.tenantLabel(tenant) });
    this.requestSeconds.observe({ kind }, ms / 1000);
  }

  /** For `Upstream`. */
  readonly countCall: CallObserver = (host, status, ms) => {
    this.calls.inc({ host, status });
    this.callSeconds.observe({ host }, ms / 1000);
  };

  private tenantLabel(tenant: string | null): string {
    if (tenant === null) return "none";
    if (!this.tenants.has(tenant) && this.tenants.size >= MAX_TENANTS) return "other";
    this.tenants.add(tenant);
    return tenant;
  }
}
