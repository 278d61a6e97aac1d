import { useSyncExternalStore } from "react";

import { sharedIn } from "./agenda";

const KEY = "serambi-agenda";
const CHANGED = "serambi-agenda-changed";
const MOST = 200;
/** Stands in for a browser that keeps nothing, for as long as the page stands. */
let unkept = "";

const readKept = (): string => {
  try {
    return localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
};

const idsIn = (kept: string): readonly string[] => kept.split(".").filter(Boolean);

const keep = (ids: readonly string[]): void => {
  unkept = ids.slice(0, MOST).join(".");
  try {
    localStorage.setItem(KEY, unkept);
  } catch {
    // Full, or not allowed.
  }
  dispatchEvent(new Event(CHANGED));
};

const onEvents =
  (...names: readonly string[]) =>
  (changed: () => void) => {
    for (const name of names) addEventListener(name, changed);
    return () => {
      for (const name of names) removeEventListener(name, changed);
    };
  };
// Another tab's choice is this one's.
const onKept = onEvents(CHANGED, "storage");
const onAddress = onEvents(CHANGED, "hashchange");

export interface Agenda {
  readonly ids: readonly string[];
  /** Somebody else's, out of the address; null where none is shared. */
  readonly shared: readonly string[] | null;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
  /** Takes what is shared into the visitor's own, or leaves it. */
  readonly answerShared: (isTaken: boolean) => void;
}

/** A visitor's own choice of sessions, kept on their device: nobody else hears of it. */
export const useAgenda = (): Agenda => {
  const kept = useSyncExternalStore(onKept, readKept, () => "");
  const fragment = useSyncExternalStore(
    onAddress,
    () => location.hash,
    () => "",
  );
  const ids = idsIn(kept);
  const shared = sharedIn(fragment);
  return {
    ids,
    shared,
    toggle: (id) => {
      // As it is now: boxes that were ticked before the page could hear are told one after another.
      const now = idsIn(readKept());
      keep(now.includes(id) ? now.filter((one) => one !== id) : [...now, id]);
    },
    clear: () => keep([]),
    answerShared: (isTaken) => {
      const [address] = location.href.split("#");
      history.replaceState(history.state, "", address);
      keep(isTaken ? [...new Set([...ids, ...(shared ?? [])])] : ids);
    },
  };
};
