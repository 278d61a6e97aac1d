import { allOwnCaches } from "./keptCaches";

declare const self: ServiceWorkerGlobalScope;

/**
 * What stands in the service worker's place where the operator has switched it off: it takes over at once, deletes all that
 * was kept, and is gone. It answers nothing.
 */
const remove = async (): Promise<void> => {
  await Promise.all(allOwnCaches(await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
};

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(remove()));
