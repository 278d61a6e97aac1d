import { whenQuiet } from "../boot/whenQuiet";
import { isSpared } from "../navigation/intent";
import { hashOf } from "../remotes/chunkIntegrity";
import type { NeededFile } from "./pageFiles";
import type { VisitMessage } from "./visitMessage";

const ADDRESS = "/sw.js";

/** What this page has loaded from its own site. */
const loadedFiles = (): NeededFile[] =>
  performance.getEntriesByType("resource").flatMap(({ name }) => {
    const { origin, pathname, search } = new URL(name);
    return origin === location.origin ? [{ address: pathname + search, integrity: hashOf(name) }] : [];
  });

/**
 * Registers the service worker and tells it which page this is, so that a first visit is kept too. What fails is a warning
 * only: a page needs no worker.
 * @returns tells the worker of another page that the visitor has come to
 */
export const keepOffline = (): (() => void) => {
  const { serviceWorker } = navigator;
  const tell = async (isInBrowser: boolean): Promise<void> => {
    await whenQuiet();
    const page = isInBrowser || !isSpared() ? location.pathname + location.search : "";
    const message: VisitMessage = { kind: "visit", page, isInBrowser, files: loadedFiles() };
    const { active } = await serviceWorker.ready;
    active?.postMessage(message);
  };
  serviceWorker
    .register(ADDRESS, { updateViaCache: "none" })
    .then(() => tell(true))
    .catch((error: unknown) => console.warn("Pages are not kept for offline use", error));
  return () => void tell(false).catch((error: unknown) => console.warn("A page is not kept for offline use", error));
};
