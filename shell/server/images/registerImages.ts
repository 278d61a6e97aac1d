import { availableParallelism } from "node:os";

import { AppError, isAppError } from "@serambi/kernel/errors";
import type { FastifyInstance } from "fastify";

import { pathOf } from "../security/requestTarget";
import { acceptedFormat } from "./acceptedFormat";
import type { ImageSources } from "./ImageSources";
import { plainFormat, type ScaledPicture } from "./makeImage";
import type { PictureCache } from "./PictureCache";
import { readImageAddress, type ImageSource } from "./readImageAddress";
import { sendPicture } from "./sendPicture";
import { parseHost } from "../tenant/parseHost";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { askerOf } from "../queue/connections";
import { TaskQueue } from "../queue/TaskQueue";

export interface ImagesDeps {
  readonly directory: Pick<TenantDirectory, "keyOf">;
  readonly sources: ImageSources;
  readonly cache: PictureCache;
  /** Scales a picture, in a process of its own: decoded pictures are large, and what was freed of them a process keeps. */
  readonly scale: (picture: ScaledPicture) => Promise<Buffer>;
  readonly queues?: ImageQueues;
}

interface ImageQueues {
  /** Of sources that are fetched: each may take `MAX_SOURCE_BYTES` of the memory. */
  readonly sources: TaskQueue;
  /** Of pictures that are scaled: each takes a core. */
  readonly scaling: TaskQueue;
}

const makeQueues = (): ImageQueues => ({
  sources: new TaskQueue({ atOnce: 6, what: "pictures" }),
  scaling: new TaskQueue({ atOnce: Math.max(2, availableParallelism()), what: "pictures" }),
});

/** Scaling fails where the picture cannot be read. */
const toUnreadable = (error: unknown): never => {
  throw isAppError(error) ? error : new AppError("malformed", "The picture cannot be read", { cause: error });
};

/** A source without a version in its address may change under it. */
const DAY_MS = 24 * 3_600_000;

const nameOf = (source: ImageSource): string => {
  if (source.kind === "web") return source.url.href;
  return source.kind === "media"
    ? `media ${source.tenant} ${source.file}`
    : `remote ${source.id} ${source.version} ${source.file}`;
};

/**
 * The image proxy (specification section 9): `/_image/<modifiers>/<source>`, a picture in one of a few widths and in the
 * format that the browser takes best.
 */
export const registerImages = (app: FastifyInstance, deps: ImagesDeps): void => {
  const { directory, sources, cache, scale, queues = makeQueues() } = deps;

  app.get<{ Params: { modifiers: string; "*": string } }>(
    "/_image/:modifiers/*",
    { config: { kind: "static" } },
    async (request, reply) => {
      const { originalUrl, params, headers } = request;
      const search = originalUrl.slice(pathOf(originalUrl).length);
      const asked = readImageAddress(params.modifiers, params["*"], search);
      if (!asked) throw new AppError("not-found", "No such picture");
      const { source, width } = asked;
      const format = asked.format ?? acceptedFormat(headers.accept);
      const isVersioned = source.kind === "remote";
      const asker = askerOf(request, directory.keyOf(parseHost(headers.host)) ?? "");
      const picture = await cache.get(
        ["image", nameOf(source), width, format].join(" "),
        async () => {
          const bytes = await queues.sources.run(asker, () => sources.read(source));
          const given = format ?? plainFormat(bytes);
          const body = await queues.scaling
            .run(asker, () => scale({ bytes, width, format: given }))
            .catch(toUnreadable);
          return { type: `image/${given}`, body };
        },
        isVersioned ? Infinity : DAY_MS,
      );
      // A failure has its own word on what it depends on.
      if (!asked.format) reply.header("vary", "accept");
      // Feeds name them: readers run in browsers, too.
      reply.header("cross-origin-resource-policy", "cross-origin");
      return sendPicture(request, reply, picture, isVersioned ? "forever" : "day");
    },
  );
};
