import type { IncomingMessage, ServerResponse } from "node:http";
import { types } from "node:util";

import type { Service, ServiceSetting } from "@serambi/kernel/service";
import type { FastifyInstance } from "fastify";

import type { AppDeps } from "../app/tenantHandler";
import type { PersonEvents } from "../events/PersonEvents";
import { checkEnvironment } from "./lentEnvironment";
import { migrateService } from "./migrateService";
import { seedService } from "./seedService";
import { serviceRoutes } from "./serviceRoutes";

/** A service of a live version. */
export interface ServiceVersion {
  readonly id: string;
  readonly version: string;
  /** Its code, where it was loaded from some. */
  readonly code?: string;
  /** @throws whatever its code throws while it loads */
  readonly load: () => Service;
}

/** What did not come into service, and why. What the same remote had before goes on. */
export interface ServiceFailure {
  readonly id: string;
  readonly version: string;
  readonly reason: string;
}

interface RunningService {
  readonly version: string;
  readonly service: Service;
}

type Running = ReadonlyMap<string, RunningService>;

/** A failed query hides what the server said of it in its cause. */
const reasonOf = (error: unknown): string => {
  if (!types.isNativeError(error)) return String(error);
  return types.isNativeError(error.cause) && !error.message.includes(error.cause.message)
    ? `${error.message} (${error.cause.message})`
    : error.message;
};

interface ServiceHostOptions {
  readonly deps: AppDeps;
  /** An app without routes. */
  readonly createApp: () => FastifyInstance;
  /** Whether the platform itself has this path. */
  readonly isOwn: (method: string, path: string) => boolean;
  readonly events: PersonEvents;
}

/**
 * Runs the services of the live versions of remotes, and others once others are live: a request that has begun ends with the routes it
 * began with.
 */
export class ServiceHost {
  private running: Running = new Map();
  private app: Promise<FastifyInstance>;
  private changes: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: ServiceHostOptions) {
    this.app = this.appOf(this.running);
  }

  /** The setting of that key, where a service declares it. */
  settingOf(key: string): ServiceSetting | undefined {
    for (const { service } of this.running.values()) {
      const { settings = {} } = service;
      if (Object.hasOwn(settings, key)) return settings[key];
    }
    return undefined;
  }

  /** A service that is live now. */
  serviceOf(id: string): Service | undefined {
    return this.running.get(id)?.service;
  }

  /** All services that are live now. */
  get live(): readonly Service[] {
    return [...this.running.values()].map(({ service }) => service);
  }

  /** Answers a request for which the platform itself has no path. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    void this.app.then((app) => app.routing(request, response));
  }

  /**
   * Brings exactly these services into service: loads, migrates and seeds what is new, and lets go of what is not among them. One that fails
   * harms no other. Changes are made one after another.
   */
  use(versions: readonly ServiceVersion[]): Promise<ServiceFailure[]> {
    const change = this.changes.then(() => this.change(versions));
    this.changes = change.catch(() => undefined);
    return change;
  }

  private async change(versions: readonly ServiceVersion[]): Promise<ServiceFailure[]> {
    const failures: ServiceFailure[] = [];
    const wanted = new Set(versions.map(({ id }) => id));
    let next: Running = new Map([...this.running].filter(([id]) => wanted.has(id)));
    let app = await this.appOf(next);
    // By name, so that every instance and every start does the same in the same order.
    for (const version of versions.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      try {
        if (next.get(version.id)?.version === version.version) continue;
        const service = version.load();
        checkEnvironment(service, this.options.deps.variables);
        const candidate = new Map([...next, [version.id, { version: version.version, service }]]);
        // Whoever comes later yields: a path that another service has is not taken from it, and no table is made for one that cannot run.
        const candidateApp = await this.appOf(candidate);
        await migrateService(this.options.deps.db, service);
        await seedService(this.options.deps.db, service, version.code);
        [next, app] = [candidate, candidateApp];
      } catch (error) {
        failures.push({ id: version.id, version: version.version, reason: reasonOf(error) });
      }
    [this.running, this.app] = [next, Promise.resolve(app)];
    return failures;
  }

  /** @throws Error when a path is taken already, or a host is not the service's to answer for */
  private async appOf(running: Running): Promise<FastifyInstance> {
    const { createApp, deps, isOwn, events } = this.options;
    const app = createApp();
    const services = [...running.values()].map(({ service }) => service);
    for (const service of services) serviceRoutes(app, service, { deps, isOwn, events, services });
    await app.ready();
    return app;
  }
}
