import type { Language } from "@serambi/kernel/contracts";
import { createRoot, type Root } from "react-dom/client";

import type { PageState } from "../boot/pageState";
import type { Browsing } from "../navigation/Browsing";
import { DevPanel } from "./DevPanel";
import { LiveNow } from "./LiveNow";
import { messages as english } from "./messages/en";
import { messages as indonesian, type PanelMessages } from "./messages/id";
import { PageTimes } from "./PageTimes";

const CATALOGUES: Readonly<Record<Language, PanelMessages>> = { id: indonesian, en: english };

const readFiles = (): PerformanceResourceTiming[] =>
  performance.getEntriesByType("resource").filter((entry) => entry instanceof PerformanceResourceTiming);

export interface Panel {
  /** Opens it, or closes it and gives the focus back. */
  readonly toggle: () => void;
}

/** The development panel of a page. */
export const makePanel = (state: PageState, browsing: Browsing): Panel => {
  const times = new PageTimes();
  const live = new LiveNow();
  let opened: { readonly root: Root; readonly place: HTMLElement; readonly end: () => void } | null = null;
  let focused: Element | null = null;

  const close = (): void => {
    opened?.root.unmount();
    opened?.place.remove();
    opened?.end();
    opened = null;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  const open = (): void => {
    focused = document.activeElement;
    const place = document.createElement("div");
    document.body.append(place);
    const root = createRoot(place);
    opened = { root, place, end: times.start() };
    void live.load();
    root.render(
      <DevPanel
        state={state}
        browsing={browsing}
        times={times}
        live={live}
        readFiles={readFiles}
        t={CATALOGUES[state.language]}
        onClose={close}
      />,
    );
  };
  return { toggle: () => (opened ? close() : open()) };
};
