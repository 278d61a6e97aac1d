import { AppError } from "@serambi/kernel/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { askSite, type AskDeps } from "../render/askSite";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { parseHost } from "../tenant/parseHost";
import { requestOrigin } from "../tenant/requestOrigin";
import type { SiteEdition } from "../edition/SiteEdition";
import { robotsTxt } from "./robotsTxt";
import { sitemapIndexXml, sitemapXml, type SitemapAddress } from "./sitemapXml";
import { webManifest } from "./webManifest";

interface SharingDeps extends AskDeps {
  readonly directory: TenantDirectory;
}

const STATIC = { config: { kind: "static" } } as const;
const AN_HOUR = "public, max-age=3600";
/** Programs ask each time: a page that was taken back is named no more. */
const AS_IT_IS = "public, no-cache";

/** What search engines, other sites and home screens read of a site: `robots.txt`, sitemaps, the web manifest. */
export const registerSharing = (app: FastifyInstance, deps: SharingDeps): void => {
  const { directory } = deps;

  const siteOf = async (request: FastifyRequest): Promise<SiteEdition> => {
    const site = await directory.find(parseHost(request.headers.host), requestOrigin(request));
    if (!site) throw new AppError("not-found", "No such site");
    return site;
  };
  /** @param part null: the index of the parts */
  const sitemapOf = async (request: FastifyRequest, part: string | null): Promise<readonly SitemapAddress[] | null> =>
    askSite(deps, await siteOf(request), {
      host: parseHost(request.headers.host),
      topic: "sitemap",
      asked: { part },
    });
  const xml = (reply: FastifyReply, text: string): FastifyReply =>
    reply.type("application/xml; charset=utf-8").header("cache-control", AS_IT_IS).send(text);

  app.get("/robots.txt", STATIC, async (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", AN_HOUR)
      .send(robotsTxt((await siteOf(request)).tenant)),
  );

  app.get("/sitemap.xml", STATIC, async (request, reply) =>
    xml(reply, sitemapIndexXml((await sitemapOf(request, null)) ?? [])),
  );

  app.get<{ Params: { name: string } }>("/sitemap-:name.xml", STATIC, async (request, reply) => {
    const addresses = await sitemapOf(request, request.params.name);
    if (!addresses) throw new AppError("not-found", "No such sitemap");
    return xml(reply, sitemapXml(addresses));
  });

  app.get("/manifest.webmanifest", STATIC, async (request, reply) => {
    const site = await siteOf(request);
    const { icons } = await site.look();
    return reply
      .type("application/manifest+json; charset=utf-8")
      .header("cache-control", AN_HOUR)
      .send(webManifest(site.tenant, icons));
  });
};
