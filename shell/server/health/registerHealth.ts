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
  /** Whether the services host is asked for such calls, as far as is known. */
  readonly isCalled: (kind: "reads" | "writes") => boolean;
  /** Whether the disk of the embedded platform's database takes writes. */
  readonly isSaving: () => boolean;
  /** Whether the settings of any site are known, old ones too. */
  readonly knowsSites: () => boolean;
  /** Whether pages are kept that can be sent though none can be made. */
  readonly hasPages: () => boolean;
}

/** A renderer that is down is an answer, too. */
const isReady = async ({ registryReady }: HealthDeps): Promise<boolean> => {
  try {
    return await registryReady();
  } catch {
    return false;
  }
};

/** `/healthz`, `/readyz` and `/metrics` (decisions, section 1): the same on every host name. */
export const registerHealth = (app: FastifyInstance, deps: HealthDeps): void => {
  const config = { kind: "system" } as const;

  app.get("/healthz", { config }, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );

  app.get("/readyz", { config }, async (_request, reply) => {
    const [registry, platform] = await Promise.all([isReady(deps), deps.platformReachable()]);
    const isSaving = deps.isSaving();
    const serves = {
      keptPages: deps.hasPages(),
      newPages: registry && (platform || deps.knowsSites()),
      reads: platform && deps.isCalled("reads"),
      writes: platform && isSaving && deps.isCalled("writes"),
    };
    const isServing = serves.keptPages || serves.newPages;
    const isWell = serves.newPages && serves.reads && serves.writes;
    return reply
      .code(isServing ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        status: isWell ? "ok" : isServing ? "partly" : "unavailable",
        registry,
        platform,
        disk: isSaving,
        serves,
      });
  });

  app.get("/metrics", { config }, async (request, reply) => {
    if (!mayReadMetrics(request, deps.metricsToken)) return sendFailure(request, reply, failureOfStatus(403));
    reply.header("cache-control", "no-store").type(deps.metrics.registry.contentType);
    return deps.metrics.registry.metrics();
  });
};
