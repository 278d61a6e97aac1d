import type { WorkboxPlugin } from "workbox-core/types.js";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";

import { bounded } from "./bounded";
import { ageSeconds, linesVerdict, pageVerdict } from "./keepable";
import type { KeptFiles } from "./KeptFiles";
import { KEPT_CACHES, MATCH, OFFLINE_PATH } from "./keptCaches";
import { isPagePath, keptKind } from "./keptKind";
import { pageFiles, type NeededFile } from "./pageFiles";

/** The server answers a page within six seconds even while its hosts do not; who waits longer has a bad line. */
const PATIENCE_SECONDS = 10;
/** A copy that is younger than that is not fetched once more. */
const RECENT_SECONDS = 10 * 60;
const OFFLINE_PAGE_SECONDS = 24 * 3600;

const LANGUAGE_PATH = "/_language";

const LINES_TYPE = "application/x-ndjson";

/** The copy follows what the server says of the address, as far as it lasts. */
const followVerdict = (cache: string, type: string): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    const said = pageVerdict(response, type);
    const verdict = said === "keep" && type === LINES_TYPE ? linesVerdict(await response.clone().text()) : said;
    if (verdict === "drop") await (await caches.open(cache)).delete(request, MATCH);
    return verdict === "keep" ? response : null;
  },
});

const networkFirst = (cacheName: string, type: string): NetworkFirst =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: MATCH,
    plugins: [followVerdict(cacheName, type), ...bounded({ maxEntries: 40, maxAgeDays: 30, maxBytes: 1024 * 1024 })],
  });

/**
 * Pages: from the network whenever it is there, so that a new release, a changed setting and a site in maintenance show at
 * once; the last good copy where there is none, and the page that says so where there is no copy either.
 */
export class KeptPages {
  private readonly pages = networkFirst(KEPT_CACHES.pages, "text/html");
  private readonly lines = networkFirst(KEPT_CACHES.lines, LINES_TYPE);
  private readonly network = new NetworkOnly();

  constructor(private readonly files: KeptFiles) {}

  /** Answers every navigation, those to no page too: what the browser asked for ahead must be used. */
  answer = async (event: ExtendableEvent, request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const isKept = request.destination === "document" && isPagePath(pathname);
    try {
      const response = await (isKept ? this.pages : this.network).handle({ event, request });
      if (pathname === LANGUAGE_PATH) await this.forget();
      return response;
    } catch {
      return (await caches.match(OFFLINE_PATH, { ...MATCH, cacheName: KEPT_CACHES.offline })) ?? Response.error();
    }
  };

  /** Answers a click, from what was kept of the same click where there is no network. */
  answerClick = (event: ExtendableEvent, request: Request): Promise<Response> => this.lines.handle({ event, request });

  /** Keeps a page that was visited, with all that it loads at once. */
  keep = async (event: ExtendableEvent, page: string, isInBrowser: boolean): Promise<void> => {
    if (page === "" || !isPagePath(pathOf(page))) return;
    const find = () => caches.match(page, { ...MATCH, cacheName: KEPT_CACHES.pages });
    const known = await find();
    if (!known || ageSeconds(known, Date.now()) > RECENT_SECONDS) {
      const request = new Request(page, { cache: isInBrowser ? "force-cache" : "default" });
      await Promise.all(this.pages.handleAll({ event, request }));
    }
    const html = await (await find())?.text();
    if (html !== undefined) await this.files.keep(event, neededAtOnce(html));
  };

  /** Keeps the page that stands for all others. It is one of the site: without it the browser's own says what is wrong. */
  keepOfflinePage = async (event: ExtendableEvent): Promise<void> => {
    const cache = await caches.open(KEPT_CACHES.offline);
    const known = await cache.match(OFFLINE_PATH, MATCH);
    if (known && ageSeconds(known, Date.now()) <= OFFLINE_PAGE_SECONDS) return;
    const response = await fetch(OFFLINE_PATH);
    if (response.status !== 200 || response.redirected) return;
    await cache.put(OFFLINE_PATH, response.clone());
    await this.files.keep(event, pageFiles(await response.text()));
  };

  /** Whoever reads the site in another language from now on is not to find it in the one before. */
  private async forget(): Promise<void> {
    const { pages, lines, offline } = KEPT_CACHES;
    await Promise.all([pages, lines, offline].map((name) => caches.delete(name)));
  }
}

const pathOf = (address: string): string => new URL(address, location.origin).pathname;

/** Pictures come as they are seen: one that nobody scrolled to is not fetched for this. */
const neededAtOnce = (html: string): NeededFile[] =>
  pageFiles(html).filter(({ address }) => keptKind(pathOf(address)) !== "pictures");
