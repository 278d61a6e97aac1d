import type { Toast, ToastWords } from "./Toast";

/** More than these hide the page: the newest are seen, the others come back when there is room. */
const SHOWN_AT_ONCE = 3;
/** Long enough to read two lines twice. */
const DEFAULT_TIMEOUT_MS = 8000;

/**
 * What has been said and not yet taken away, oldest first. One for each page, handed to `Toaster` and to whoever has something
 * to say.
 */
export class ToastQueue {
  private all: readonly Toast[] = [];
  private shown: readonly Toast[] = [];
  private lastId = 0;
  private readonly listeners = new Set<() => void>();

  /**
   * Says something that is already done or has already failed.
   * @returns takes it away again, for when it no longer holds
   */
  show = (words: ToastWords): (() => void) => {
    const { tone = "info", action, timeoutMs } = words;
    // What can be acted on, and what went wrong, stays until it is taken away (WCAG 2.2.1).
    const stays = action !== undefined || tone === "danger";
    const id = ++this.lastId;
    this.change([...this.all, { ...words, id, tone, timeoutMs: timeoutMs ?? (stays ? null : DEFAULT_TIMEOUT_MS) }]);
    return () => this.dismiss(id);
  };

  dismiss = (id: number): void => {
    this.change(this.all.filter((toast) => toast.id !== id));
  };

  /** Those that are seen; the same list until it changes. */
  current = (): readonly Toast[] => this.shown;

  subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };

  private change(all: readonly Toast[]): void {
    this.all = all;
    this.shown = all.slice(-SHOWN_AT_ONCE);
    for (const listener of this.listeners) listener();
  }
}
