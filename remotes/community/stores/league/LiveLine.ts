import type { LeagueNews, LeagueNow } from "../../contract/league/League";

/** Without a stream the page asks so often. */
const ASK_MS = 15_000;
/** A stream that is back sooner was never gone, to whoever watches. */
const NOTICE_MS = 4_000;

/** Read with the first message: the page that shows a league weighs less without them. */
const loadSchemas = () => import("../../contract/league/League");
type Schemas = Awaited<ReturnType<typeof loadSchemas>>;

/** The means to listen and ask; a test gives its own. */
export interface LiveDeps {
  /** Null where nothing can be listened to. */
  readonly open: (address: string) => EventSource | null;
  /** Asks for the state, in the place of the stream. */
  readonly ask: () => Promise<void>;
  readonly onNow: (now: LeagueNow) => void;
  readonly onNews: (news: LeagueNews) => void;
  /** @param isCut nothing was heard for seconds */
  readonly onLine: (isCut: boolean) => void;
}

export const openStream = (address: string): EventSource | null =>
  typeof EventSource === "undefined" ? null : new EventSource(address);

/** Follows the league's stream. A browser connects anew by itself, and each connection begins with the state; while there is none, the page asks. */
export class LiveLine {
  private stream: EventSource | null = null;
  private isHeard = false;
  private notice: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: string,
    private readonly deps: LiveDeps,
  ) {}

  /** @returns stops */
  start(): () => void {
    this.connect();
    this.timer = setInterval(() => this.check(), ASK_MS);
    const onBack = (): void => {
      if (document.visibilityState === "visible" && !this.isHeard) this.check();
    };
    addEventListener("online", onBack);
    document.addEventListener("visibilitychange", onBack);
    return () => {
      clearInterval(this.timer);
      clearTimeout(this.notice);
      this.stream?.close();
      removeEventListener("online", onBack);
      document.removeEventListener("visibilitychange", onBack);
    };
  }

  private connect(): void {
    this.stream?.close();
    const stream = this.deps.open(this.address);
    this.stream = stream;
    if (!stream) return;
    stream.addEventListener("now", ({ data }: MessageEvent<string>) => {
      this.hear();
      this.read((schemas) => {
        const now = schemas.LeagueNow.safeParse(JSON.parse(data));
        if (now.success) this.deps.onNow(now.data);
      });
    });
    stream.addEventListener("league", ({ data }: MessageEvent<string>) => {
      this.read((schemas) => {
        const news = schemas.LeagueNews.safeParse(JSON.parse(data));
        if (news.success) this.deps.onNews(news.data);
      });
    });
    stream.addEventListener("error", () => this.miss());
  }

  private read(take: (schemas: Schemas) => void): void {
    loadSchemas().then(take, () => this.miss());
  }

  private hear(): void {
    this.isHeard = true;
    clearTimeout(this.notice);
    this.notice = undefined;
    this.deps.onLine(false);
  }

  private miss(): void {
    this.isHeard = false;
    this.notice ??= setTimeout(() => this.deps.onLine(true), NOTICE_MS);
  }

  /** A stream that was refused is not opened anew by the browser. */
  private check(): void {
    if (this.isHeard) return;
    void this.deps.ask().then(
      () => {
        if (!this.stream) this.deps.onLine(false);
      },
      () => this.deps.onLine(true),
    );
    if (!this.stream || this.stream.readyState === this.stream.CLOSED) this.connect();
  }
}
