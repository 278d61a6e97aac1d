import type { RemoteVersion } from "./Renderer";

/** Of one version: how often in a row it was at fault. */
interface Rest {
  readonly times: number;
  /** When it may be tried; of one that runs again: when what it did is forgotten. */
  readonly until: number;
  /** `onTrial`: out of visitors' sight. */
  readonly state: "resting" | "onTrial" | "awake";
}

export interface RestingRemotesOptions {
  readonly now?: () => number;
  /** Told when a version is put to rest, and when it runs again. */
  readonly onChange?: (version: RemoteVersion, state: "open" | "closed", restMs: number) => void;
}

const FIRST_REST_MS = 10_000;
const LONGEST_REST_MS = 10 * 60_000;
/** More doublings change nothing. */
const MAX_TIMES = 7;

const keyOf = ({ remote, version }: RemoteVersion): string => `${remote}@${version}`;

/**
 * The circuit breaker of each version of a remote, on the server. Open: its code does not run there. Half open, after a rest
 * that doubles each time: one page is rendered with it out of visitors' sight. Closed again when that page came to its end.
 */
export class RestingRemotes {
  /** Counts the changes: what was decided under another number is decided anew. */
  revision = 0;
  private readonly rests = new Map<string, Rest>();
  private readonly now: () => number;

  constructor(private readonly options: RestingRemotesOptions = {}) {
    this.now = options.now ?? Date.now;
  }

  isResting = (version: RemoteVersion): boolean => {
    const rest = this.rests.get(keyOf(version));
    return rest !== undefined && rest.state !== "awake";
  };

  /** Puts a version to rest: its code ended the process that it ran in. One that rests does so already: pages had begun with it. */
  rest = (version: RemoteVersion): void => {
    const key = keyOf(version);
    const before = this.rests.get(key);
    if (before?.state === "resting") return;
    const isForgotten = before?.state === "awake" && before.until <= this.now();
    const times = Math.min((isForgotten ? 0 : (before?.times ?? 0)) + 1, MAX_TIMES);
    const restMs = Math.min(FIRST_REST_MS * 2 ** (times - 1), LONGEST_REST_MS);
    this.rests.set(key, { times, until: this.now() + restMs, state: "resting" });
    // After a trial that nobody saw all stays as it was decided.
    if (before?.state !== "onTrial") this.revision += 1;
    this.options.onChange?.(version, "open", restMs);
  };

  /** Whether a version has rested long enough to be tried. Whoever is told so tries it: nobody else is, until it is over. */
  takeTrial = (version: RemoteVersion): boolean => {
    const key = keyOf(version);
    const rest = this.rests.get(key);
    if (rest?.state !== "resting" || rest.until > this.now()) return false;
    this.rests.set(key, { ...rest, state: "onTrial" });
    return true;
  };

  /** The trial said nothing: somebody else may try. */
  giveBackTrial = (version: RemoteVersion): void => {
    const rest = this.rests.get(keyOf(version));
    if (rest?.state === "onTrial") this.rests.set(keyOf(version), { ...rest, state: "resting" });
  };

  /** It ran to its end: it runs for everybody again, and rests longer where it is at fault once more soon after. */
  wake = (version: RemoteVersion): void => {
    const rest = this.rests.get(keyOf(version));
    if (!rest || rest.state === "awake") return;
    this.rests.set(keyOf(version), { ...rest, until: this.now() + LONGEST_REST_MS, state: "awake" });
    this.revision += 1;
    this.options.onChange?.(version, "closed", 0);
  };
}
