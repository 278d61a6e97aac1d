import type { PlaceWatch } from "../../client/frame/Rendered";
import { setRunning } from "./process/runningCode";
import type { RemoteVersion } from "./Renderer";

/**
 * Which places of a page were rendered, and what each has taken. While a place is rendered its remote is the one that runs
 * (`runningCode`), also where React works on what it returned.
 */
export class PlaceTimes implements PlaceWatch {
  readonly rendered = new Set<string>();
  private readonly times = new Map<string, number>();
  private readonly open: string[] = [];
  private since = 0;

  constructor(private readonly ownerOf: (place: string) => RemoteVersion | null) {}

  onBegun = (place: string): void => {
    this.count();
    // React renders as far as it can in one go: whatever is open then has failed, or waits.
    if (this.open.length === 0) queueMicrotask(this.stop);
    this.open.push(place);
    this.tell();
  };

  onRendered = (place: string): void => {
    this.rendered.add(place);
    this.count();
    const at = this.open.lastIndexOf(place);
    if (at >= 0) this.open.splice(at);
    this.tell();
  };

  /** The page is rendered once more. */
  restart = (): void => {
    this.stop();
    this.rendered.clear();
  };

  /** The innermost place that was begun and is not done: what throws now is in there. Null where React goes on with a part that waited. */
  get innermost(): string | null {
    return this.open.at(-1) ?? null;
  }

  /** The owner of the place that took longest; places within it are not counted. */
  slowest = (): RemoteVersion | null => {
    const [first] = [...this.times].toSorted(([, a], [, b]) => b - a);
    return first ? this.ownerOf(first[0]) : null;
  };

  private readonly stop = (): void => {
    this.count();
    this.open.splice(0);
    this.tell();
  };

  private count(): void {
    const now = performance.now();
    const place = this.open.at(-1);
    if (place !== undefined) this.times.set(place, (this.times.get(place) ?? 0) + now - this.since);
    this.since = now;
  }

  private tell(): void {
    const place = this.open.at(-1);
    setRunning(place === undefined ? null : this.ownerOf(place));
  }
}
