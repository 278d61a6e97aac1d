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
import type { SiteQuestions } from "../render/Renderer";
import { pathOf } from "../security/requestTarget";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { parseHost } from "../tenant/parseHost";
import { requestOrigin } from "../tenant/requestOrigin";
import type { Site } from "../types";
import { KeptFeeds, type KeptFeed } from "./KeptFeeds";
import { coverFace, coverPath } from "./podcastCover";
import { RECORDING_FILES, type RecordingFile } from "./recordingFiles";

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
/** How many parts the path of a section may have, and that of an item. */
const SECTIONS = ["", "/:a", "/:a/:b", "/:a/:b/:c"] as const;
const ITEMS = ["/:a/:b", "/:a/:b/:c", "/:a/:b/:c/:d"] as const;

/** Of a file that is made out of what remotes tell. */
interface MadeFile<T extends "feed" | "recording"> {
  readonly topic: T;
  readonly asked: SiteQuestions[T]["asked"];
  /** Tells it from the site's other ones. */
  readonly name: string;
  readonly type: string;
}

const withoutFile = (request: FastifyRequest, file: string): string =>
  pathOf(request.originalUrl).slice(0, -`/${file}`.length);

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

const sendFile = (request: FastifyRequest, reply: FastifyReply, feed: KeptFeed, type: string): FastifyReply => {
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
  reply.type(type);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(feed.body(encoding));
};

/**
 * The feeds of a site, `<section>/rss.xml` and `<section>/feed.json`, of all its sections together at `/rss.xml` and `/feed.json`,
 * what its episodes are read along with, and the covers of its podcasts (decision 33).
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

  const answer = async <T extends "feed" | "recording">(
    request: FastifyRequest,
    reply: FastifyReply,
    { topic, asked, name, type }: MadeFile<T>,
  ): Promise<FastifyReply> => {
    const site = await openSite(request);
    const { tenant } = site;
    const { release } = await deps.releases.current(tenant.key);
    const key = [tenant.key, settingsDigest(tenant.settings), tenant.origin, release.id, topic, name].join(" ");
    const host = parseHost(request.headers.host);
    const file = await kept
      .get(key, () => askSite(deps, site, { host, topic, asked }))
      .catch((error: unknown) => {
        throw comeAgain(error);
      });
    if (!file) throw missing();
    return sendFile(request, reply, file, type);
  };

  const addFeed = (format: FeedFormat): void => {
    const { file, type } = FEED_FORMATS[format];
    for (const section of SECTIONS)
      app.get(`${section}/${file}`, STATIC, (request, reply) => {
        const asked = { section: decodeURIComponent(withoutFile(request, file)), format };
        const name = `${format} ${asked.section.toLowerCase()}`;
        return answer(request, reply, { topic: "feed", asked, name, type: `${type}; charset=utf-8` });
      });
  };
  const addRecording = (kind: RecordingFile): void => {
    const { file, sentAs } = RECORDING_FILES[kind];
    for (const item of ITEMS)
      app.get(`${item}/${file}`, STATIC, (request, reply) => {
        const asked = { item: withoutFile(request, file), file: kind };
        return answer(request, reply, { topic: "recording", asked, name: `${kind} ${asked.item}`, type: sentAs });
      });
  };
  addFeed("rss");
  addFeed("json");
  addRecording("transcript");
  addRecording("chapters");

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
