import { isAppError } from "@serambi/kernel/errors";
import type { HttpClient, HttpClients } from "@serambi/kernel/http";
import { LRUCache } from "lru-cache";

/** What pages ask for of a tenant's settings by themselves, the sections of its home page above all (specification section 7.1). */
const SETTING = /^[^/]+\/cms\/app\/setting\/[\w-]+$/;
const MAX_SETTINGS = 1_000;

const isDown = (error: unknown): boolean => isAppError(error) && error.status >= 500;

/**
 * The last good answer for each setting of each tenant, for as long as the platform is down: a site keeps its home
 * page together with the settings that `TenantDirectory` keeps.
 */
export class LastGoodSettings {
  private readonly answers = new LRUCache<string, object>({ max: MAX_SETTINGS });

  /**
   * The hosts of one request, with settings that do not fail once they were had.
   * @param tenant key of the tenant whose token the calls carry
   */
  over = (tenant: string, http: HttpClients): HttpClients =>
    // The other hosts' clients stay unmade until they are called.
    Object.create(http, {
      services: { get: () => this.guard(tenant, http.services), enumerable: true },
    }) as HttpClients; // `http` with one property of the same type

  private guard(tenant: string, services: HttpClient): HttpClient {
    return {
      create: (path, body, options) => services.create(path, body, options),
      get: async (path, options) => {
        if (!SETTING.test(path)) return services.get(path, options);
        const key = `${tenant} ${path}`;
        try {
          const answer = await services.get(path, options);
          if (typeof answer === "object" && answer !== null) this.answers.set(key, answer);
          return answer;
        } catch (error) {
          const kept = isDown(error) ? this.answers.get(key) : undefined;
          if (kept === undefined) throw error;
          return kept;
        }
      },
    };
  }
}
