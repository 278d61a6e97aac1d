import type { FastifyRequest } from "fastify";

/**
 * Whether it asks for the state of this server (`/healthz`, `/readyz`, `/metrics`), which has to get through when much else waits. A route
 * with a budget is for everybody: reports of browsers are none.
 */
export const isProbe = ({ routeOptions: { config } }: Pick<FastifyRequest, "routeOptions">): boolean =>
  config.kind === "system" && config.budget === undefined;
