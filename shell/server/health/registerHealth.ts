import type { FastifyInstance } from "fastify";

import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import type { Metrics } from "./Metrics";
import { mayReadMetrics } from "./metricsAccess";

export interface HealthDeps {
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  /** Whether the registry of live remotes is loaded. */
  readonly registryReady: () => boolean | Promise<boolean>;
  readonly platformReachable: () => Promise<boolean>;
}

/** `/healthz`, `/readyz` and `/metrics` (decisions, section 1): the same on every host name. */
export const registerHealth = (app: FastifyInstance, deps: HealthDeps): void => {
  const config = { kind: "system" } as const;

  app.get("/healthz", { config }, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );

  app.get("/readyz", { config }, async (_request, reply) => {
    const [registry, platform] = await Promise.all([deps.registryReady(), deps.platformReachable()]);
    const isReady = registry && platform;
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: isReady ? "ok" : "unavailable", registry, platform });
  });

  app.get("/metrics", { config }, async (request, reply) => {
    if (!mayReadMetrics(request, deps.metricsToken)) return sendFailure(request, reply, failureOfStatus(403));
    reply.header("cache-control", "no-store").type(deps.metrics.registry.contentType);
    return deps.metrics.registry.metrics();
  });
};
