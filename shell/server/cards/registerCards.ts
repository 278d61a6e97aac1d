import { LANGUAGES } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

import { askerOf } from "../queue/connections";
import { TaskQueue } from "../queue/TaskQueue";
import type { PictureCache } from "../images/PictureCache";
import { sendPicture } from "../images/sendPicture";
import { parseHost } from "../tenant/parseHost";
import { requestOrigin } from "../tenant/requestOrigin";
import { CardPages, type CardPagesDeps } from "./CardPages";
import type { PaintTask } from "./paint";

interface CardsDeps extends CardPagesDeps {
  readonly cache: PictureCache;
  /** Draws a picture as PNG. */
  readonly paint: (task: PaintTask) => Promise<Buffer>;
}

const FILE = /^([\w-]{22})\.png$/;

const Query = z.object({
  page: z
    .string()
    .max(300)
    .regex(/^\/(?!\/)[^?#\\\s]*$/),
  lang: z.enum(LANGUAGES).optional(),
});

const missing = (): AppError => new AppError("not-found", "No such card");

/** Cards wait for one another: each takes the process that draws for a tenth of a second. */
const makeQueue = (): TaskQueue => new TaskQueue({ atOnce: 1, what: "cards" });

/**
 * Sharing pictures, `/social/<digest>.png?page=<path>`. The digest is of all that is drawn, so an answer never changes; one
 * that is no longer, or never was, leads to the card of the page as it is now.
 */
export const registerCards = (app: FastifyInstance, { cache, paint, ...deps }: CardsDeps): void => {
  const pages = new CardPages(deps);
  const queue = makeQueue();

  app.get<{ Params: { file: string } }>("/social/:file", { config: { kind: "static" } }, async (request, reply) => {
    const [, digest] = FILE.exec(request.params.file) ?? [];
    if (digest === undefined) throw missing();
    // Made to be shown by others: in the visitor's own browser, too, where a client for messages runs in one.
    reply.header("cross-origin-resource-policy", "cross-origin");
    const query = Query.safeParse(request.query);
    if (!query.success) throw missing();
    const { page: path, lang: language } = query.data;
    const asked = { host: parseHost(request.headers.host), origin: requestOrigin(request), path, language };
    const key = `card ${digest}`;
    const kept = await cache.find(key);
    if (kept && (await pages.isThere(asked))) return sendPicture(request, reply, kept, "forever");
    const card = await pages.current(asked);
    if (!card) throw missing();
    request.tenantKey = card.tenant;
    if (card.digest !== digest) return reply.header("cache-control", "no-cache").redirect(card.path, 302);
    const made = await cache.get(key, () =>
      queue.run(askerOf(request, card.tenant), async () => ({
        type: "image/png",
        body: await paint({ kind: "card", face: card.face }),
      })),
    );
    return sendPicture(request, reply, made, "forever");
  });
};
