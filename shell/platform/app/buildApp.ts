import type { FastifyInstance } from "fastify";

import { PersonEvents } from "../events/PersonEvents";
import { readSentPicture } from "../drive/readSentPicture";
import { mediaRoutes } from "../media/mediaRoutes";
import { readMedia } from "../media/readMedia";
import { ServiceHost } from "../remote-services/ServiceHost";
import { createApp, type LogLevel } from "./createApp";
import { success } from "./envelope";
import { HeldTokens } from "./HeldTokens";
import { HOST_ROUTES } from "./hostRoutes";
import { messagesFor } from "./messages/messagesFor";
import type { AppDeps } from "./tenantHandler";

/** The platform's HTTP side, and the services of remotes behind it. */
export interface PlatformApp {
  readonly app: FastifyInstance;
  readonly services: ServiceHost;
  /** The dependencies that every route was made with. */
  readonly deps: AppDeps;
}

/** Every host the platform stands in for, listening nowhere yet. */
export const buildApp = (
  given: Omit<AppDeps, "settingOf" | "heldTokens">,
  logLevel: LogLevel = "warn",
): PlatformApp => {
  let isClosing = false;
  const app = createApp(logLevel, () => isClosing);
  const events = new PersonEvents(given.db, (error) => app.log.error({ err: error }, "events could not be read"));
  app.addHook("preClose", async () => {
    isClosing = true;
    events.stop();
  });
  const deps: AppDeps = { ...given, heldTokens: new HeldTokens(), settingOf: (key) => services.settingOf(key) };
  const services = new ServiceHost({
    deps,
    createApp: () => createApp(logLevel, () => isClosing),
    isOwn: (method, path) => app.hasRoute({ method, url: path }),
    events,
  });

  // The routes of services change while the platform runs, fastify's do not: they are an app of their own.
  app.addHook("onRequest", (request, reply, next) => {
    if (!request.is404) return next();
    reply.hijack();
    return services.handle(request.raw, reply.raw);
  });
  app.get("/healthz", async () => {
    await deps.db.transaction(async () => undefined);
    return success(messagesFor().ok, { database: "ready" });
  });
  // One address serves them all: none of their paths is another's.
  for (const routes of Object.values(HOST_ROUTES).flat()) routes(app, deps);
  mediaRoutes(app, readMedia(), (tenant, file) => readSentPicture(deps.db, tenant, file));
  return { app, services, deps };
};
