import { isLanguage, LANGUAGE_PARAMETER } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { SEARCH_INDEX_PATHS } from "../../client/palette/searchIndexPath";
import { askSite, type AskDeps } from "../render/askSite";
import { encodingFor, varyByEncoding } from "../render/compress";
import type { SiteEdition } from "../edition/SiteEdition";
import { NoteLog } from "../report/NoteLog";
import { pathOf } from "../security/requestTarget";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { requestOrigin } from "../tenant/requestOrigin";
import { tenantHost } from "../tenant/tenantHost";
import { visitedHost } from "../tenant/visitedHost";
import { isForLogin } from "../visitor/loginRedirect";
import { indexBytes, SearchIndexes, type SentIndex } from "./SearchIndexes";

interface SearchDeps extends AskDeps {
  readonly directory: TenantDirectory;
}

const RETRY_AFTER_SECONDS = 300;

/** The site that is searched, in the language that the address names: whoever keeps the answer knows nothing else of it. */
const siteOf = async (directory: TenantDirectory, request: FastifyRequest): Promise<SiteEdition> => {
  const host = visitedHost(request);
  const siteHost = tenantHost(host, pathOf(request.originalUrl));
  const asked = new URL(request.originalUrl, "http://site").searchParams.get(LANGUAGE_PARAMETER);
  const site = await directory.find(siteHost, requestOrigin(request), isLanguage(asked) ? asked : undefined);
  if (!site) throw new AppError("not-found", "No such site");
  return site.variant(siteHost !== host);
};

/** What pages refuse, their search does not tell. */
const requireOpen = (request: FastifyRequest, site: SiteEdition): void => {
  if (site.tenant.settings.isMaintenance)
    throw new AppError("unavailable", "The site is being worked on", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (isForLogin(request, site)) throw new AppError("unauthorized", "The site is for members");
};

const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  index: SentIndex,
  isForAll: boolean,
): Promise<FastifyReply> => {
  const encoding = encodingFor(request);
  varyByEncoding(reply);
  const etag = encoding === "br" ? index.etag : `${index.etag.slice(0, -1)}-${encoding}"`;
  // Kept by browsers, and asked for each time: what was taken back is found no more.
  void reply.header("etag", etag).header("cache-control", `${isForAll ? "public" : "private"}, no-cache`);
  const known = (request.headers["if-none-match"] ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(etag)) return reply.code(304).send();
  void reply.type("application/json; charset=utf-8");
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.send(await indexBytes(index, encoding));
};

/** `/search-index.json`: what the palette of a site finds, for everybody alike (decision 34). */
export const registerSearch = (app: FastifyInstance, { directory, ...deps }: SearchDeps): void => {
  const notes = new NoteLog();
  const indexes = new SearchIndexes({
    ask: ({ edition, host, path }) => askSite(deps, edition, { host, path, topic: "search", asked: null }),
    onFailures: (tenant, release, failures) => {
      for (const { remote, version, part, message } of failures)
        notes.tell(
          app.log,
          { tenant: tenant.key, release: release.id },
          { remote, version, message: "not in the search index", details: { part, reason: message } },
        );
    },
  });
  for (const path of SEARCH_INDEX_PATHS)
    app.get(path, { config: { kind: "static" } }, async (request, reply) => {
      const site = await siteOf(directory, request);
      requireOpen(request, site);
      const { release } = await deps.releases.current(site.tenant.key);
      const index = await indexes.of({
        edition: site.in(release),
        release,
        host: visitedHost(request),
        path: pathOf(request.originalUrl),
      });
      return send(request, reply, index, site.tenant.settings.isLoginOnly !== true);
    });
};
