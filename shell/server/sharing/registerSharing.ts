import { AppError } from "@serambi/kernel/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { loadLayout } from "../../client/layouts";
import { iconLook } from "../images/iconLook";
import type { LiveReleases } from "../render/LiveReleases";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { parseHost } from "../tenant/parseHost";
import { requestOrigin } from "../tenant/requestOrigin";
import type { Site } from "../types";
import type { Upstream } from "../upstream/Upstream";
import { robotsTxt } from "./robotsTxt";
import { SiteMap } from "./SiteMap";
import { sitemapIndexXml, sitemapXml } from "./sitemapXml";
import { webManifest } from "./webManifest";

interface SharingDeps {
  readonly directory: TenantDirectory;
  readonly releases: LiveReleases;
  readonly upstream: Upstream;
  readonly now?: () => Date;
}

const STATIC = { config: { kind: "static" } } as const;
const AN_HOUR = "public, max-age=3600";

/** What search engines, other sites and home screens read of a site: `robots.txt`, sitemaps, the web manifest. */
export const registerSharing = (app: FastifyInstance, deps: SharingDeps): void => {
  const { directory, releases, upstream, now = () => new Date() } = deps;

  const siteOf = async (request: FastifyRequest): Promise<Site> => {
    const site = await directory.find(parseHost(request.headers.host), requestOrigin(request));
    if (!site) throw new AppError("not-found", "No such site");
    return site;
  };
  const siteMapOf = async (request: FastifyRequest): Promise<SiteMap> => {
    const { tenant } = await siteOf(request);
    const http = upstream.clients({ host: parseHost(request.headers.host), path: "/", lmsId: tenant.id });
    return new SiteMap(await releases.current(tenant.key), tenant, http, now);
  };
  const xml = (reply: FastifyReply, text: string): FastifyReply =>
    reply.type("application/xml; charset=utf-8").header("cache-control", AN_HOUR).send(text);

  app.get("/robots.txt", STATIC, async (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", AN_HOUR)
      .send(robotsTxt((await siteOf(request)).tenant)),
  );

  app.get("/sitemap.xml", STATIC, async (request, reply) =>
    xml(reply, sitemapIndexXml((await siteMapOf(request)).parts())),
  );

  app.get<{ Params: { name: string } }>("/sitemap-:name.xml", STATIC, async (request, reply) => {
    const addresses = await (await siteMapOf(request)).part(request.params.name);
    if (!addresses) throw new AppError("not-found", "No such sitemap");
    return xml(reply, sitemapXml(addresses));
  });

  app.get("/manifest.webmanifest", STATIC, async (request, reply) => {
    const { tenant } = await siteOf(request);
    const icons = iconLook(tenant.settings, await loadLayout(tenant.settings.layout));
    return reply
      .type("application/manifest+json; charset=utf-8")
      .header("cache-control", AN_HOUR)
      .send(webManifest(tenant, icons));
  });
};
