import type { Language, LoadFailure, LoadProgress, OpenSession, Session } from "../../contract/studio/Session";

/** Languages that stay ready beside each other; each may hold tens of megabytes. */
const MAX_READY = 2;

export type Acquired =
  | { readonly status: "loaded"; readonly session: Session; readonly isKept: boolean }
  | { readonly status: "failed"; readonly failure: LoadFailure };

export interface LoadOptions {
  readonly onProgress: (progress: LoadProgress) => void;
  readonly signal: AbortSignal;
}

/**
 * The languages that are ready on this page, for all its studios: two studios of one language share one. A run that begins stops the
 * one that the same language is busy with.
 */
export class Runtimes {
  private readonly ready = new Map<Language, Session>();
  /** Languages that the browser could not keep. */
  private readonly unkept = new Set<Language>();
  private readonly busy = new Map<Language, { readonly stop: () => void; readonly over: Promise<void> }>();

  constructor(private readonly code: () => Promise<OpenSession>) {}

  isReady(language: Language): boolean {
    return this.ready.has(language);
  }

  async acquire(language: Language, options: LoadOptions): Promise<Acquired> {
    const known = this.ready.get(language);
    if (known) {
      this.keep(language, known);
      return { status: "loaded", session: known, isKept: !this.unkept.has(language) };
    }
    let open: OpenSession;
    try {
      open = await this.code();
    } catch {
      return { status: "failed", failure: "offline" }; // the engine's own code did not come
    }
    const opened = await open(language, options);
    if (opened.status === "failed") return opened;
    if (opened.isKept) this.unkept.delete(language);
    else this.unkept.add(language);
    // Another studio may have opened it meanwhile.
    const twin = this.ready.get(language);
    if (twin) opened.session.dispose();
    const session = twin ?? opened.session;
    this.keep(language, session);
    return { status: "loaded", session, isKept: opened.isKept };
  }

  /** Runs `work` with the language to itself. `stop` is called where another run wants it. */
  async alone<T>(language: Language, stop: () => void, work: () => Promise<T>): Promise<T> {
    for (let before = this.busy.get(language); before; before = this.busy.get(language)) {
      before.stop();
      await before.over;
    }
    const running = work();
    const over = running.then(
      () => undefined,
      () => undefined,
    );
    const entry = { stop, over };
    this.busy.set(language, entry);
    try {
      return await running;
    } finally {
      if (this.busy.get(language) === entry) this.busy.delete(language);
    }
  }

  disposeAll(): void {
    for (const session of this.ready.values()) session.dispose();
    this.ready.clear();
  }

  private keep(language: Language, session: Session): void {
    this.ready.delete(language);
    this.ready.set(language, session);
    for (const [other, old] of this.ready) {
      if (this.ready.size <= MAX_READY) return;
      if (other === language || this.busy.has(other)) continue;
      old.dispose();
      this.ready.delete(other);
    }
  }
}

/** The engine comes with the first run. */
export const makeRuntimes = (): Runtimes =>
  new Runtimes(async () => (await import("../../engine/openSession")).openSession);
