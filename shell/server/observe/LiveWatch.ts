import { versionBefore } from "../../registry/changes";
import type { Registry } from "../../registry/schema";
import { judgeLive } from "./judgeLive";
import type { Version } from "./RemoteMetrics";

/** When a version has been in so many pages, its counts are halved: a fault that begins late is seen about as soon. */
const MEMORY_VIEWS = 500;

interface LiveWatchDeps {
  /** Makes the version before live again. @returns false where another one was live already */
  readonly takeBack: (remote: string, version: string, reason: string) => Promise<boolean>;
  readonly onTakenBack: (remote: string, version: string, reason: string) => void;
  /** The registry could not be changed: the next failure tries again. */
  readonly onProblem: (remote: string, version: string, error: unknown) => void;
}

interface Pages {
  views: number;
  failed: number;
}

interface WatchedLive extends Pages {
  readonly version: string;
  /** The version before it, as far as this process saw it. */
  readonly before: Pages | null;
  /** Somebody shipped it, and there is one to go back to: one that stands in for a failed one is not taken back in turn. */
  readonly mayEnd: boolean;
  isEnding: boolean;
}

/**
 * Counts the pages of each live version that failed on the server, and has one taken back that fails far more than the one before
 * it. Browsers have no say: their word is anybody's. What hosts could not answer is no fault of the version.
 */
export class LiveWatch {
  private readonly watched = new Map<string, WatchedLive>();

  constructor(private readonly deps: LiveWatchDeps) {}

  follow = ({ remotes }: Registry): void => {
    for (const [id, remote] of Object.entries(remotes)) {
      const known = this.watched.get(id);
      if (known?.version === remote.live) continue;
      const [last] = remote.history.filter(({ version }) => version === remote.live).slice(-1);
      const mayEnd = last?.action !== "rollback" && versionBefore(remote) !== null;
      const version = remote.live;
      this.watched.set(id, { version, views: 0, failed: 0, before: known ?? null, mayEnd, isEnding: false });
    }
  };

  shown = ({ remote, version }: Version): void => {
    const live = this.watched.get(remote);
    if (live?.version !== version) return;
    live.views += 1;
    if (live.views <= MEMORY_VIEWS) return;
    live.views /= 2;
    live.failed /= 2;
  };

  /** One page failed on the server. */
  failed = ({ remote, version }: Version): void => {
    const live = this.watched.get(remote);
    if (live?.version !== version) return;
    live.failed += 1;
    const reason = live.mayEnd && !live.isEnding ? judgeLive(live, live.before) : null;
    if (reason !== null) void this.end(remote, live, reason);
  };

  private async end(remote: string, live: WatchedLive, reason: string): Promise<void> {
    const { version } = live;
    live.isEnding = true;
    try {
      if (await this.deps.takeBack(remote, version, reason)) this.deps.onTakenBack(remote, version, reason);
    } catch (error) {
      live.isEnding = false;
      this.deps.onProblem(remote, version, error);
    }
  }
}
