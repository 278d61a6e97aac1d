import type { ShownLocation } from "../page/Shown";
import { followLinks } from "./followLinks";
import type { HistoryPlace } from "./HistoryPlace";
import { watchIntent } from "./intent";

interface Heard {
  /** Tells whether an address is a page of this visit. */
  readonly isOurs: (url: URL) => boolean;
  /** Called after a step of the browser's history. */
  readonly step: (target: ShownLocation) => void;
  /** Called when a link was clicked. */
  readonly follow: (url: URL) => void;
  /** Called when a click on a link is likely. */
  readonly prefetch: (url: URL) => void;
  /** Called when the visitor may have logged in or out. */
  readonly forget: () => void;
}

/** Listens to history, links and other tabs. @returns stops listening */
export const listen = (place: HistoryPlace, { isOurs, step, follow, prefetch, forget }: Heard): (() => void) => {
  // A visitor who comes back may have logged in or out.
  const unwatchPlace = place.watch({ step, leave: forget });
  // Another tab may have logged in or out, and says so in what this site keeps.
  addEventListener("storage", forget);
  const unfollow = followLinks(isOurs, follow, () => place.keepScroll());
  const unwatchIntent = watchIntent(prefetch);
  return () => {
    unwatchIntent();
    unwatchPlace();
    removeEventListener("storage", forget);
    unfollow();
  };
};
