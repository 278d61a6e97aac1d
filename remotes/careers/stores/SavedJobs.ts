import { action, makeObservable, observableRef } from "@serambi/kernel/state";
import { MAX_SAVED } from "../contract/jobQuery";
import type { SavedList } from "../contract/SavedList";

const KEY = "careers.saved";
const isId = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9-]{3,60}$/.test(value);

const read = (): string[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isId).slice(0, MAX_SAVED) : [];
  } catch {
    return [];
  }
};

/** Jobs that somebody saved, the newest first: kept in this browser's local storage, read after hydration, the same in all tabs. */
export class SavedJobs implements SavedList {
  ids: readonly string[] = [];

  constructor() {
    makeObservable(this, { ids: observableRef, load: action, toggle: action });
  }

  load = (): void => {
    this.ids = read();
  };

  toggle = (id: string): void => {
    const before = read();
    this.ids = before.includes(id) ? before.filter((one) => one !== id) : [id, ...before].slice(0, MAX_SAVED);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.ids));
    } catch {
      // Kept for this visit: the browser has no room, or gives none.
    }
  };

  /** Reads what was saved, and what other tabs save. @returns the end of it */
  start = (): (() => void) => {
    this.load();
    const listen = ({ key }: StorageEvent): void => {
      if (key === KEY || key === null) this.load();
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  };
}
