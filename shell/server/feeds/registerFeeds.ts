import { AppError, ERROR_TABLE, isAppError } from "@serambi/kernel/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { FEED_FORMATS, type FeedFormat } from "../../client/head/feedAddress";
import { loadLayout } from "../../client/layouts";
import { isKnown } from "../cache/isKnown";
import { settingsDigest } from "../cache/settingsDigest";
import type { PaintTask } from "../cards/paint";
import type { PictureCache } from "../images/PictureCache";
import { sendPicture } from "../images/sendPicture";
import { TaskQueue } from "../images/TaskQueue";
import { askSite, type AskDeps } from "../render/askSite";
import { encodingFor, varyByEncoding } from "../render/compress";
import { pathOf } from "../security/requestTarget";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { parseHost } from "../tenant/parseHost";
import { requestOrigin } from "../tenant/requestOrigin";
import type { Site } from "../types";
import { KeptFeeds, type KeptFeed } from "./KeptFeeds";
import { coverFace, coverPath } from "./podcastCover";

interface FeedsDeps extends AskDeps {
  readonly directory: TenantDirectory;
  readonly cache: PictureCache;
  /** Draws a picture as PNG. */
  readonly paint: (task: PaintTask) => Promise<Buffer>;
}

const STATIC = { config: { kind: "static" } } as const;
const FIVE_MINUTES = "public, max-age=300";
const RETRY_AFTER_SECONDS = 60;
const MAINTENANCE_SECONDS = 300;
/** How many parts the path of a section may have. */
const SECTIONS = ["", "/:a", "/:a/:b", "/:a/:b/:c"] as const;

const missing = (): AppError => new AppError("not-found", "No such feed");

/** Whatever a host came to, subscribers are to come again: the feed is there. */
const comeAgain = (error: unknown): unknown =>
  isAppError(error) && error.status >= 500
    ? new AppError(ERROR_TABLE[error.code].report ? "unavailable" : "offline", error.message, {
        cause: error,
        retryAfterSeconds: error.retryAfterSeconds ?? RETRY_AFTER_SECONDS,
      })
    : error;

/** Whether a reader has just this; a time that is no other than ours tells it too. */
const isUnchanged = (request: FastifyRequest, etag: string, lastModified: string | null): boolean =>
  request.headers["if-none-match"] === undefined
    ? lastModified !== null && request.headers["if-modified-since"] === lastModified
    : isKnown(request, etag);

const sendFeed = (request: FastifyRequest, reply: FastifyReply, feed: KeptFeed, format: FeedFormat): FastifyReply => {
  const encoding = encodingFor(request);
  const etag = feed.etag(encoding);
  const { lastModified } = feed;
  varyByEncoding(reply);
  // Made to be read by others: in a browser, too, where a reader runs in one.
  reply.headers({
    "cache-control": FIVE_MINUTES,
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    etag,
    ...(lastModified !== null && { "last-modified": lastModified }),
  });
  if (isUnchanged(request, etag, lastModified)) return reply.code(304).send();
  reply.type(`${FEED_FORMATS[format].type}; charset=utf-8`);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(feed.body(encoding));
};

/**
 * The feeds of a site, `<section>/rss.xml` and `<section>/feed.json`, of all its sections together at `/rss.xml` and `/feed.json`,
 * and the covers of its podcasts (decision 33).
 */
export const registerFeeds = (app: FastifyInstance, { directory, cache, paint, ...deps }: FeedsDeps): void => {
  const kept = new KeptFeeds();
  const queue = new TaskQueue(1, 8);

  /** What nobody may read without more is no feed: a reader cannot log in. */
  const openSite = async (request: FastifyRequest): Promise<Site> => {
    const site = await directory.find(parseHost(request.headers.host), requestOrigin(request));
    if (!site) throw new AppError("not-found", "No such site");
    const { key, settings } = site.tenant;
    request.tenantKey = key;
    if (settings.isMaintenance)
      throw new AppError("offline", "The site is closed for now", { retryAfterSeconds: MAINTENANCE_SECONDS });
    if (settings.isLoginOnly) throw missing();
    return site;
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, format: FeedFormat): Promise<FastifyReply> => {
    const site = await openSite(request);
    const { tenant } = site;
    const section = decodeURIComponent(pathOf(request.originalUrl)).slice(0, -`/${FEED_FORMATS[format].file}`.length);
    const { release } = await deps.releases.current(tenant.key);
    const key = [
      tenant.key,
      settingsDigest(tenant.settings),
      tenant.origin,
      release.id,
      format,
      section.toLowerCase(),
    ].join(" ");
    const asked = { section, format };
    const host = parseHost(request.headers.host);
    const feed = await kept
      .get(key, () => askSite(deps, site, { host, topic: "feed", asked }))
      .catch((error: unknown) => {
        throw comeAgain(error);
      });
    if (!feed) throw missing();
    return sendFeed(request, reply, feed, format);
  };

  for (const section of SECTIONS) {
    app.get(`${section}/${FEED_FORMATS.rss.file}`, STATIC, (request, reply) => answer(request, reply, "rss"));
    app.get(`${section}/${FEED_FORMATS.json.file}`, STATIC, (request, reply) => answer(request, reply, "json"));
  }

  app.get<{ Params: { file: string } }>("/social/podcast/:file", STATIC, async (request, reply) => {
    const site = await openSite(request);
    const { tenant } = site;
    const host = parseHost(request.headers.host);
    const sections = await askSite(deps, site, { host, topic: "feeds", asked: null });
    const layout = await loadLayout(tenant.settings.layout);
    const faces = sections.filter(({ podcast }) => podcast !== undefined).map((one) => coverFace(tenant, layout, one));
    const face = faces.find((one) => coverPath(one) === pathOf(request.originalUrl));
    if (!face) {
      // Of a name or colour from before: it leads to the cover as it is now.
      const [present] = faces;
      if (!present) throw missing();
      return reply.header("cache-control", "no-cache").redirect(coverPath(present), 302);
    }
    reply.header("cross-origin-resource-policy", "cross-origin");
    const picture = await cache.get(`cover ${coverPath(face)}`, async () => ({
      type: "image/png",
      body: await queue.run(() => paint({ kind: "cover", face })),
    }));
    return sendPicture(request, reply, picture, "forever");
  });
};
