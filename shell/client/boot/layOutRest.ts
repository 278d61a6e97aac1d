import { nextFrame } from "./nextFrame";
import { whenSettled } from "./whenSettled";

/** Marks what is laid out wherever it stands: see `data-whole` in `base.css`. */
const markWhole = (element: HTMLElement): void => {
  element.dataset["whole"] = "";
};

/** From now on every section has its own height: before anything that depends on where something stands. */
export const showWhole = (): void => markWhole(document.documentElement);

/**
 * Lays out the sections that were left out while the page came, once the visitor has moved or stayed for a while: one in
 * each frame, so that none of them keeps the visitor waiting.
 */
export const layOutRest = async (): Promise<void> => {
  // Where the focus goes, the window follows at once: no section above it may still grow.
  addEventListener("keydown", showWhole, { once: true, capture: true });
  await whenSettled();
  for (const section of document.querySelectorAll<HTMLElement>("[data-slot] ~ [data-slot], #root > footer")) {
    markWhole(section);
    await nextFrame();
  }
  showWhole();
};
