import type { FastifyBaseLogger } from "fastify";

import type { RemoteNote } from "../../client/page/SiteVisit";

const HOUR_MS = 3_600_000;
/** Different things that are remembered; a host that says another one each time fills no memory. */
const MAX_REMEMBERED = 1_000;

interface NotedPage {
  readonly tenant: string;
  readonly release: string;
}

/** The log's lines of what remotes say of their hosts' answers: each thing once an hour, however many pages meet it. */
export class NoteLog {
  private readonly saidAt = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @param logger of the request that met it first */
  tell = (logger: Pick<FastifyBaseLogger, "warn">, page: NotedPage, note: RemoteNote): void => {
    const { message, details, ...subject } = note;
    const key = JSON.stringify([page.tenant, subject, message, details]);
    const now = this.now();
    if (now - (this.saidAt.get(key) ?? -HOUR_MS) < HOUR_MS) return;
    this.saidAt.delete(key); // behind the others again: the first is the oldest
    this.saidAt.set(key, now);
    const [oldest] = this.saidAt.keys();
    if (this.saidAt.size > MAX_REMEMBERED && oldest !== undefined) this.saidAt.delete(oldest);
    logger.warn({ ...details, ...subject, ...page }, message);
  };
}
