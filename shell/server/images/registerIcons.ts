import { AppError } from "@serambi/kernel/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { loadLayout } from "../../client/layouts";
import type { PaintTask } from "../cards/paint";
import type { IconPurpose } from "../cards/paintIcon";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { parseHost } from "../tenant/parseHost";
import { requestOrigin } from "../tenant/requestOrigin";
import { icoFile } from "./icoFile";
import { iconLook, type IconName } from "./iconLook";
import type { ImageSources } from "./ImageSources";
import type { PictureCache } from "./PictureCache";
import { sendPicture } from "./sendPicture";
import { SiteIcons } from "./SiteIcons";
import { askerOf } from "../queue/connections";
import { TaskQueue } from "../queue/TaskQueue";

interface IconsDeps {
  readonly directory: TenantDirectory;
  readonly sources: ImageSources;
  readonly cache: PictureCache;
  readonly paint: (task: PaintTask) => Promise<Buffer>;
}

interface Icon {
  readonly size: number;
  readonly purpose: IconPurpose;
}

/** By the name of the file. */
const ICONS: Readonly<Record<`${IconName}.png`, Icon>> = {
  "180.png": { size: 180, purpose: "touch" },
  "192.png": { size: 192, purpose: "plain" },
  "512.png": { size: 512, purpose: "plain" },
  "maskable-512.png": { size: 512, purpose: "maskable" },
};
const isIcon = (file: string): file is keyof typeof ICONS => Object.hasOwn(ICONS, file);
const FAVICON: Icon = { size: 32, purpose: "plain" };

/** A favicon may be drawn anew under its address. */
const DAY_MS = 24 * 3_600_000;

/** A site's icons, `/icons/<size>.png`, and `/favicon.ico`, drawn from its favicon. */
export const registerIcons = (app: FastifyInstance, { directory, sources, cache, paint }: IconsDeps): void => {
  const icons = new SiteIcons(sources);
  const queue = new TaskQueue({ atOnce: 1, what: "icons" });

  const send = async (request: FastifyRequest, reply: FastifyReply, { size, purpose }: Icon): Promise<FastifyReply> => {
    const site = await directory.find(parseHost(request.headers.host), requestOrigin(request));
    if (!site) throw new AppError("not-found", "No such site");
    const { tenant } = site;
    request.tenantKey = tenant.key;
    const layout = await loadLayout(tenant.settings.layout);
    const { version, light: ground } = iconLook(tenant.settings, layout);
    const isIco = size === FAVICON.size;
    const make = async () => {
      const picture = await icons.picture(tenant, layout);
      const png = await queue.run(askerOf(request, tenant.key), () =>
        paint({ kind: "icon", face: { picture, size, purpose, ground } }),
      );
      return isIco ? { type: "image/x-icon", body: icoFile(png, size) } : { type: "image/png", body: png };
    };
    const icon = await cache.get(["icon", tenant.key, version, size, purpose].join(" "), make, DAY_MS);
    return sendPicture(request, reply, icon, "day");
  };

  app.get<{ Params: { file: string } }>("/icons/:file", { config: { kind: "static" } }, (request, reply) => {
    const { file } = request.params;
    if (!isIcon(file)) throw new AppError("not-found", "No such icon");
    return send(request, reply, ICONS[file]);
  });

  app.get("/favicon.ico", { config: { kind: "static" } }, (request, reply) => send(request, reply, FAVICON));
};
