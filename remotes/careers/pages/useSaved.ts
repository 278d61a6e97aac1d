import { useEffect, useState } from "react";

import { MAX_SAVED } from "../contract/jobQuery";
import type { SavedList } from "../contract/SavedList";

const KEY = "careers.saved";
const isId = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9-]{3,60}$/.test(value);

const read = (): readonly string[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isId).slice(0, MAX_SAVED) : [];
  } catch {
    return [];
  }
};

/** Jobs that somebody saved, the newest first: kept in this browser's local storage, read once the page is hydrated, the same in all tabs. */
export const useSaved = (): SavedList => {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const load = (): void => setIds(read());
    load();
    addEventListener("storage", load);
    return () => removeEventListener("storage", load);
  }, []);
  const toggle = (id: string): void => {
    const before = read();
    const after = before.includes(id) ? before.filter((one) => one !== id) : [id, ...before].slice(0, MAX_SAVED);
    setIds(after);
    try {
      localStorage.setItem(KEY, JSON.stringify(after));
    } catch {
      // Kept as long as the page is open: the browser has no room, or gives none.
    }
  };
  return { ids, toggle };
};
