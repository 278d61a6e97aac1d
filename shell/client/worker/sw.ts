import { registerRoute } from "workbox-routing";

import { KeptFiles } from "./KeptFiles";
import { cachesOfOtherFormats } from "./keptCaches";
import { PAGE_PREFIX } from "../page/sentPage";
import { KeptPages } from "./KeptPages";
import { readVisitMessage, type VisitMessage } from "./visitMessage";

declare const self: ServiceWorkerGlobalScope;

/**
 * The site's service worker. Only what is named here is answered by it: navigations, clicks, and files that are kept by their
 * address. Calls, posts and everything else go their way as if it were not there.
 */
const files = new KeptFiles();
const pages = new KeptPages(files);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
  ({ event, request }) => pages.answer(event, request),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(`${PAGE_PREFIX}/`),
  ({ event, request }) => pages.answerClick(event, request),
);
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && !request.headers.has("range") && files.strategyFor(url.pathname) !== null,
  ({ event, request, url }) =>
    files.strategyFor(url.pathname)?.handle({ event, request }) ?? Promise.resolve(Response.error()),
);

const install = async (event: ExtendableEvent): Promise<void> => {
  // Pages that are open go on with what is kept, unless this worker would keep it in another way: then it waits for them.
  if (cachesOfOtherFormats(await caches.keys()).length === 0) await self.skipWaiting();
  await pages.keepOfflinePage(event).catch(() => undefined);
};

const activate = async (): Promise<void> => {
  await Promise.all(cachesOfOtherFormats(await caches.keys()).map((name) => caches.delete(name)));
  // Pages are asked of the network while the worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
};

/** A copy that could not be made is made at the next visit. */
const keep = async (event: ExtendableEvent, visit: VisitMessage): Promise<void> => {
  await Promise.allSettled([
    pages.keep(event, visit.page, visit.isInBrowser),
    pages.keepOfflinePage(event),
    files.keep(event, visit.files),
  ]);
};

self.addEventListener("install", (event) => event.waitUntil(install(event)));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const visit = readVisitMessage(event.data);
  if (visit) event.waitUntil(keep(event, visit));
});
