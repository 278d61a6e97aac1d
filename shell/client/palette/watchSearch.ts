import type { PublicTenant } from "@serambi/kernel/contracts";

import type { Browsing } from "../navigation/Browsing";
import type { LoadingBar } from "../progress/LoadingBar";
import { isKeyOn } from "./keyChoice";
import type { Palette } from "./makePalette";
import { TITLE_ID } from "./optionId";

/** On Apple's systems Control-K means something to text fields. */
const isApple = (): boolean => /Mac|iP/.test(navigator.platform);

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input,textarea,select"));

/** Whether a key asks for the search: `/` outside of fields, Ctrl-K, or Cmd-K. */
const isAsked = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing } = event;
  if (isComposing || altKey) return false;
  if (key.toLowerCase() === "k" && !shiftKey) return isApple() ? metaKey : ctrlKey;
  // Shift is part of it on many keyboards.
  return key === "/" && !ctrlKey && !metaKey && !isTypedInto(target) && isKeyOn();
};

const OTHER_DIALOG = `dialog[data-modal]:not([aria-labelledby="${TITLE_ID}"])`;

/** Opens the search palette by key, and by whatever carries `data-search`. Its code comes with the first use. */
export const watchSearch = (tenant: PublicTenant, browsing: Browsing, bar: LoadingBar): void => {
  let palette: Promise<Palette> | null = null;
  const ask = (event: Event, opener: Element | null, how: keyof Palette): void => {
    event.preventDefault();
    palette ??= bar
      .track(import(/* webpackChunkName: "palette" */ "./makePalette"))
      .then(({ makePalette }) => makePalette(tenant, browsing));
    palette.then(
      (it) => it[how](opener),
      (error: unknown) => {
        palette = null;
        console.warn("The search could not be loaded", error);
      },
    );
  };
  addEventListener("keydown", (event) => {
    if (!isAsked(event) || event.defaultPrevented || document.querySelector(OTHER_DIALOG)) return;
    ask(event, document.activeElement, event.key === "/" ? "open" : "toggle");
  });
  addEventListener(
    "click",
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const opener = target instanceof Element ? target.closest("[data-search]") : null;
      if (opener && !ctrlKey && !metaKey && !shiftKey) ask(event, opener, "open");
    },
    true,
  );
};
