import type { FastifyInstance } from "fastify";

import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { requestOrigin } from "../tenant/requestOrigin";
import { visitedHost } from "../tenant/visitedHost";
import { layoutsDocument, THEMES } from "./layoutsDocument";
import { LAYOUTS_PATH } from "./paths";
import { languageOf } from "./WorkshopPages";

/** Serves `/__layouts` on every site. Its frames are pages of the same site, which the security policy lets it show. */
export const registerLayouts = (app: FastifyInstance, directory: TenantDirectory): void => {
  app.get(LAYOUTS_PATH, { config: { kind: "page" } }, async (request, reply) => {
    const origin = requestOrigin(request);
    const site = await directory.find(visitedHost(request), origin);
    if (!site) return sendFailure(request, reply, { ...failureOfStatus(404), kind: "unknownSite" });
    const { searchParams } = new URL(origin + request.originalUrl);
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(
        layoutsDocument({
          site: site.tenant.settings.title,
          language: languageOf(searchParams) ?? site.tenant.language,
          theme: THEMES.find((theme) => theme === searchParams.get("theme")) ?? "system",
          nonce: request.nonce,
        }),
      );
  });
};
