import { isAppError } from "@serambi/kernel/errors";
import type { HttpClient, HttpClients } from "@serambi/kernel/http";

import { PackingCache } from "../startup/PackingCache";

/** What pages ask for of a tenant's settings by themselves, the sections of its home page above all (specification section 7.1). */
const SETTING = /^[^/]+\/cms\/app\/setting\/[\w-]+$/;
/** Answers kept as text; those before them are packed. */
const MAX_READY = 200;
/** As JSON: the longest of the seeded home pages has 8 KB. */
const USUAL_LENGTH = 8 * 1024;
/** One answer takes about 1.4 KB: three thousand home pages. */
const MAX_PACKED_BYTES = 4 * 1024 * 1024;

/** As JSON: a third of what it takes as an object, and its length is known. */
interface Answer {
  readonly text: string;
}

const isDown = (error: unknown): boolean => isAppError(error) && error.status >= 500;

/**
 * The last good answer for each setting of each tenant, for as long as the platform is down: a site keeps its home
 * page together with the settings that `TenantDirectory` keeps.
 */
export class LastGoodSettings {
  private readonly answers = new PackingCache<Answer>({
    maxReady: MAX_READY,
    maxReadyLength: MAX_READY * USUAL_LENGTH,
    maxPackedBytes: MAX_PACKED_BYTES,
    lengthOf: ({ text }) => text.length,
    write: ({ text }) => text,
    read: (text) => ({ text }),
  });

  /** Answers that are kept: pages may be made of the same one. */
  private readonly seen = new WeakSet<object>();

  /**
   * The hosts of one request, with settings that do not fail once they were had.
   * @param tenant key of the tenant whose token the calls carry
   * @param isPublic whether they carry nobody's session: what a host tells one visitor is never kept for the others
   */
  over = (tenant: string, http: HttpClients, isPublic: boolean): HttpClients =>
    // The other hosts' clients stay unmade until they are called.
    Object.create(http, {
      services: { get: () => this.guard(tenant, http.services, isPublic), enumerable: true },
    }) as HttpClients; // `http` with one property of the same type

  private guard(tenant: string, services: HttpClient, isPublic: boolean): HttpClient {
    return {
      create: (path, body, options) => services.create(path, body, options),
      get: async (path, options) => {
        if (!SETTING.test(path)) return services.get(path, options);
        const key = `${tenant} ${path}`;
        try {
          const answer = await services.get(path, options);
          if (isPublic && typeof answer === "object" && answer !== null && !this.seen.has(answer)) {
            this.seen.add(answer);
            this.answers.set(key, { text: JSON.stringify(answer) });
          }
          return answer;
        } catch (error) {
          const kept = isDown(error) ? this.answers.get(key) : undefined;
          if (kept === undefined) throw error;
          return JSON.parse(kept.text) as unknown;
        }
      },
    };
  }
}
