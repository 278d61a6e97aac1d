import { action, makeObservable, observableRef } from "@serambi/kernel/state";

/** What the server says is live for this visitor just now. */
export interface Live {
  readonly release: string;
  /** Remotes of which this visitor gets a version on trial. */
  readonly canaries: ReadonlySet<string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What `/registry.json` says; null where it says something else. */
const readLive = (said: unknown): Live | null => {
  if (!isRecord(said) || typeof said["release"] !== "string" || !isRecord(said["remotes"])) return null;
  const canaries = Object.entries(said["remotes"]).filter(([, it]) => isRecord(it) && it["isCanary"] === true);
  return { release: said["release"], canaries: new Set(canaries.map(([id]) => id)) };
};

/** Asks what is live now: a page that has been open for a while may be of an older release. */
export class LiveNow {
  live: Live | null = null;

  constructor(private readonly ask: typeof fetch = (...call) => fetch(...call)) {
    makeObservable<this, "set">(this, { live: observableRef, set: action });
  }

  load = async (): Promise<void> => {
    try {
      const answer = await this.ask("/registry.json");
      this.set(answer.ok ? readLive(await answer.json()) : null);
    } catch (error) {
      console.warn("What is live now could not be asked for", error);
    }
  };

  private set(live: Live | null): void {
    this.live = live;
  }
}
