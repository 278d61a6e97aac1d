import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { OFFLINE_PATH } from "../../client/worker/keptCaches";
import { OfflineScreen } from "../../client/worker/OfflineScreen";
import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import type { ClientAssets } from "../render/ClientAssets";
import { sendCompressed } from "../render/compress";
import { renderMaintenance } from "../render/renderMaintenance";
import { screenDocument } from "../render/screenDocument";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { requestOrigin } from "../tenant/requestOrigin";
import { visitedHost } from "../tenant/visitedHost";
import type { Visit } from "../types";
import { readLanguage } from "../visitor/languageCookie";
import { OFFLINE_STYLE } from "./offlineStyle";
import type { WorkerFiles } from "./WorkerFiles";

interface WorkerDeps {
  readonly files: WorkerFiles;
  readonly assets: ClientAssets;
  readonly directory: TenantDirectory;
}

/** A worker asks for files of its own site, and for nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const answerOffline = async (
  { files, assets, directory }: WorkerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const origin = requestOrigin(request);
  const site = await directory.find(visitedHost(request), origin, readLanguage(request));
  if (!site) return sendFailure(request, reply, { ...failureOfStatus(404), kind: "unknownSite" });
  const visit: Pick<Visit, "edition" | "nonce" | "url"> = {
    edition: site,
    nonce: request.nonce,
    url: new URL(OFFLINE_PATH, origin),
  };
  if (site.tenant.settings.isMaintenance) return renderMaintenance(reply, assets, visit);
  const page = await screenDocument(assets, visit, {
    title: (t) => t.offlineTitle,
    screen: (tenant, t, ground) => <OfflineScreen tenant={tenant} t={t} ground={ground} />,
    style: OFFLINE_STYLE,
    script: files.offlinePage,
  });
  void reply.header("cache-control", "private, no-cache");
  return sendCompressed(request, reply, { type: "text/html; charset=utf-8", text: page });
};

/** `/sw.js`, the service worker of every site, and `/_offline`, the page of a site that it shows where it has no other. */
export const registerWorker = (app: FastifyInstance, deps: WorkerDeps): void => {
  app.get("/sw.js", { config: { kind: "static" } }, (request, reply) => {
    void reply
      .header("cache-control", "no-cache")
      .header("service-worker-allowed", "/")
      .header("content-security-policy", WORKER_POLICY);
    return deps.files.sendWorker(request, reply);
  });
  app.get(OFFLINE_PATH, { config: { kind: "page" } }, (request, reply) => answerOffline(deps, request, reply));
};
