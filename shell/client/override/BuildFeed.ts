import { action, makeObservable, observable } from "@serambi/kernel/state";

/** One build of a remote: its name in addresses, and the global that its entry defines. */
export interface Build {
  readonly build: string;
  readonly container: string;
}

/** What is known of the local build just now. */
export type BuildStatus = "waiting" | "unreachable" | "building" | "failed" | "shown";

/** What the command that serves the build says. */
type News = { readonly kind: "building" | "failed" } | ({ readonly kind: "built" } & Build);

const NAME = /^\w{1,200}$/;

const isName = (value: unknown): value is string => typeof value === "string" && NAME.test(value);

const readNews = (text: unknown): News | null => {
  const said: unknown = typeof text === "string" ? JSON.parse(text) : null;
  if (typeof said !== "object" || said === null || !("kind" in said)) return null;
  const { kind } = said;
  if (kind === "building" || kind === "failed") return { kind };
  if (kind !== "built" || !("build" in said) || !("container" in said)) return null;
  const { build, container } = said;
  return isName(build) && isName(container) ? { kind, build, container } : null;
};

/** Listens to `serambi dev`: which build there is, and whether the next is under way. It connects again by itself. */
export class BuildFeed {
  status: BuildStatus = "waiting";
  /** What a loader of the present page said of itself: a call that it could not make, what it threw. Empty where all is well. */
  problem = "";
  private readonly events: EventSource;
  private latest: Build | null = null;
  private settle: () => void = () => undefined;

  /** @param address of the local build */
  constructor(
    address: string,
    private readonly onBuild: (build: Build) => void,
    open: (address: string) => EventSource = (url) => new EventSource(url),
  ) {
    makeObservable<this, "setStatus">(this, {
      status: observable,
      problem: observable,
      setStatus: action,
      setProblem: action,
    });
    this.events = open(`${address}/events`);
    this.events.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.hear(readNews(data)));
    this.events.addEventListener("error", () => {
      this.setStatus("unreachable");
      this.settle();
    });
  }

  /** Waits until a build is heard of, or that there is nobody to hear of; no longer than this. */
  first = (timeoutMs: number): Promise<void> =>
    new Promise((resolve) => {
      this.settle = resolve;
      setTimeout(resolve, timeoutMs);
      if (this.latest) resolve();
    });

  close = (): void => this.events.close();

  setProblem = (problem: string): void => {
    this.problem = problem;
  };

  private hear(news: News | null): void {
    if (!news) return;
    if (news.kind !== "built") return this.setStatus(news.kind);
    this.setStatus("shown");
    // The same again after the connection was lost: nothing has changed.
    if (news.build === this.latest?.build) return;
    this.latest = { build: news.build, container: news.container };
    this.onBuild(this.latest);
    this.settle();
  }

  private setStatus(status: BuildStatus): void {
    this.status = status;
  }
}
