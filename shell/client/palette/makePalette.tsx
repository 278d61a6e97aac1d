import type { Language, PublicTenant } from "@serambi/kernel/contracts";
import { whenIdle } from "@serambi/kernel/ui";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import { ARRIVAL } from "../navigation/arrival";
import type { Browsing } from "../navigation/Browsing";
import { askIndex } from "./askIndex";
import { IndexLoad } from "./IndexLoad";
import { messages as english } from "./messages/en";
import { messages as indonesian, type PaletteMessages } from "./messages/id";
import { PaletteDialog } from "./PaletteDialog";
import { PaletteStore } from "./PaletteStore";
import { RecentSearches } from "./RecentSearches";

const CATALOGUES: Readonly<Record<Language, PaletteMessages>> = { id: indonesian, en: english };

export interface Palette {
  /** @param opener where the focus goes back to */
  readonly open: (opener: Element | null) => void;
  /** Opens it, or closes it where it is open. */
  readonly toggle: (opener: Element | null) => void;
}

/** What a button in a menu leaves behind once the menu has closed: the menu's own button. */
const placeOf = (opener: Element | null): HTMLElement | null => {
  const menu = opener?.closest("details");
  const place = menu && !menu.open ? menu.querySelector("summary") : opener;
  return place instanceof HTMLElement ? place : null;
};

/** The search palette of a page. */
export const makePalette = ({ language, settings }: PublicTenant, browsing: Browsing): Palette => {
  const load = new IndexLoad({
    language,
    path: () => location.pathname,
    ask: askIndex,
    isOnline: () => navigator.onLine,
    now: Date.now,
    rest: () => new Promise((resolve) => setTimeout(resolve)),
    idle: () => new Promise(whenIdle),
  });
  const store = new PaletteStore({ load, recent: new RecentSearches(() => localStorage) });
  let opener: Element | null = null;
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(
    <PaletteDialog
      store={store}
      t={CATALOGUES[language]}
      site={settings.title}
      returnFocus={() => placeOf(opener)}
      onLikely={browsing.prefetch}
    />,
  );
  addEventListener(ARRIVAL, store.close);
  addEventListener("online", () => store.isOpen && load.state.phase === "offline" && store.retry());
  const open: Palette["open"] = (from) => {
    if (store.isOpen) return place.querySelector("input")?.focus();
    opener = from;
    // At once: a finger that has just touched the button gets its keyboard only then.
    flushSync(store.open);
  };
  return { open, toggle: (from) => (store.isOpen ? store.close() : open(from)) };
};
