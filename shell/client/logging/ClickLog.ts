import { loggedAddress, type LogEntry, type LogType } from "@serambi/kernel/contracts";
import { whenIdle } from "@serambi/kernel/ui";

/** Session flag: this visit's first page load is in the log. */
const SESSION_KEY = "page_load_logged";

/** The log waits until a page on a slow line is there, or is left. */
const PATIENCE_MS = 5_000;

const MIDDLE_BUTTON = 1;

const failureOf: Readonly<Record<LogType, string>> = {
  page_load: "The page load could not be logged",
  internal_navigation: "A click could not be logged",
  external: "A click on an external link could not be logged",
};

/** To the platform, through the gateway; goes on after the page is left. @throws where it did not arrive */
const sendToPlatform = async (entry: LogEntry): Promise<void> => {
  const answer = await fetch("/api/services/logger/log/click", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(entry),
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
};

/** Once nothing is left to do of what a click leads to, or as this page is left. */
const whenSpare = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      removeEventListener("pagehide", go);
      resolve();
    };
    addEventListener("pagehide", go);
    whenIdle(go);
  });

interface ClickLogDeps {
  readonly send?: (entry: LogEntry) => Promise<void>;
  readonly now: () => Date;
  /** How long the page load waits before it is logged. */
  readonly patienceMs?: number;
}

/**
 * Logs the first page load of a browser session and every click on a link, with addresses as `loggedAddress` leaves them. A
 * log that cannot be sent is a warning only (specification section 8); a page load is tried again on the next load.
 */
export class ClickLog {
  private readonly send: (entry: LogEntry) => Promise<void>;

  constructor(private readonly deps: ClickLogDeps) {
    this.send = deps.send ?? sendToPlatform;
  }

  /** @returns stops listening */
  start = (): (() => void) => {
    const address = location.href;
    const stopWaiting = (): void => {
      clearTimeout(timer);
      removeEventListener("pagehide", logNow);
    };
    const logNow = (): void => {
      stopWaiting();
      void this.logPageLoad(address);
    };
    const timer = setTimeout(logNow, this.deps.patienceMs ?? PATIENCE_MS);
    addEventListener("pagehide", logNow);
    const onClick = (event: MouseEvent): void => {
      // `auxclick` is the middle button's, which opens a link, and the right one's, which does not.
      if (event.type === "auxclick" && event.button !== MIDDLE_BUTTON) return;
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (link instanceof HTMLAnchorElement) void this.logClick(link);
    };
    // Before anybody stops the event.
    addEventListener("click", onClick, true);
    addEventListener("auxclick", onClick, true);
    return () => {
      stopWaiting();
      removeEventListener("click", onClick, true);
      removeEventListener("auxclick", onClick, true);
    };
  };

  private async logPageLoad(address: string): Promise<void> {
    try {
      if (sessionStorage.getItem(SESSION_KEY) !== null) return;
      // Only what has arrived is marked. Of a page that is left meanwhile nobody hears: better logged twice than not at all.
      if (await this.log(this.entry("page_load", document.referrer, address)))
        sessionStorage.setItem(SESSION_KEY, "true");
    } catch (error) {
      console.warn(failureOf.page_load, error);
    }
  }

  private async logClick(link: HTMLAnchorElement): Promise<void> {
    const [from, to, now] = [location.href, link.href, this.deps.now()];
    const type = link.origin === location.origin ? "internal_navigation" : "external";
    await whenSpare(); // making an entry and a call takes time, and the visitor waits for a page
    await this.log(this.entry(type, from, to, now));
  }

  private entry(type: LogType, from: string, to: string, now = this.deps.now()): LogEntry {
    return { from: loggedAddress(from), to: loggedAddress(to), type, timestamp: now.toISOString() };
  }

  private async log(entry: LogEntry): Promise<boolean> {
    try {
      await this.send(entry);
      return true;
    } catch (error) {
      console.warn(failureOf[entry.type], error);
      return false;
    }
  }
}
