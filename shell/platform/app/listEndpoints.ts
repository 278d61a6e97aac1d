import fastify from "fastify";

import { HeldTokens } from "./HeldTokens";
import { HOST_ROUTES } from "./hostRoutes";
import type { AppDeps } from "./tenantHandler";

/** An endpoint of the platform, as a call names it: without a leading slash. */
export interface HostEndpoint {
  readonly host: string;
  readonly method: string;
  /** `:name` stands for one part of the path. */
  readonly path: string;
}

/** Nothing is asked here: routes are made with it, and none of them runs. */
const IDLE: AppDeps = {
  db: {
    transaction: () => Promise.reject(new Error("Endpoints are listed without a database")),
    close: () => Promise.resolve(),
  },
  appTokenKey: Buffer.alloc(32),
  heldTokens: new HeldTokens(),
  clientId: "",
  clientSecret: "",
  now: () => new Date(),
  settingOf: () => undefined,
  variables: {},
  slotOf: () => undefined,
  sections: () => [],
};

/**
 * Every endpoint of every host that the platform answers for by itself, read off the routes that it registers when it starts.
 * `serambi check` holds the calls of remotes against it.
 */
export const listEndpoints = async (): Promise<readonly HostEndpoint[]> => {
  const endpoints: HostEndpoint[] = [];
  // HEAD is answered wherever GET is, and no page asks for it.
  const app = fastify({ exposeHeadRoutes: false });
  for (const [host, all] of Object.entries(HOST_ROUTES))
    // Each host in a scope of its own: the hook sees the routes of no other.
    void app.register(async (scope) => {
      scope.addHook("onRoute", ({ method, url }) => {
        for (const one of [method].flat()) endpoints.push({ host, method: one, path: url.replace(/^\//, "") });
      });
      for (const routes of all) routes(scope, IDLE);
    });
  await app.ready();
  await app.close();
  return endpoints;
};
