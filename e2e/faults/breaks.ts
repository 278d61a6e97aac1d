import type { Page, Route } from "@playwright/test";

import { ask } from "../fixtures/ask";

/** Addresses of the files of `courses` that begin with a name: `pages-CataloguePage` means its script, whatever its hash. */
export const script = (name: string): RegExp => new RegExp(`/remotes/courses/[^/]+/${name}(?:\\.[0-9a-f]{8})?\\.js`);

export const missing = (route: Route): Promise<void> => route.fulfill({ status: 404, body: "" });

export const hanging = (): Promise<void> => new Promise(() => {});

export const garbled = (route: Route): Promise<void> =>
  route.fulfill({ contentType: "text/javascript", body: "}{ this is not JavaScript" });

/** The file as it is but for one byte at its end, with which it would still run. */
export const altered = async (route: Route): Promise<void> => {
  const { host, port, pathname, search } = new URL(route.request().url());
  const { text, headers } = await ask(Number(port), host, pathname + search, {});
  await route.fulfill({ contentType: headers["content-type"] ?? "", body: `${text} ` });
};

/** Runs in the page before its own scripts: it was loaded anew a moment ago, and is not again for a minute. */
export const noteReload = (): void => {
  document.cookie = `chunk_reload_at=${Date.now()}; Max-Age=60; Path=/; SameSite=Lax`;
};

/** How many documents the page has loaded so far. */
export const countDocuments = (page: Page): (() => number) => {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
};
