import type { FastifyReply } from "fastify";

import { MaintenanceScreen } from "../../client/screens/MaintenanceScreen";
import type { Visit } from "../types";
import type { ClientAssets } from "./ClientAssets";
import { screenDocument } from "./screenDocument";

const RETRY_AFTER_SECONDS = 300;

/** The screen that replaces a whole site (specification section 2.4): no remote, no script, 503. */
export const renderMaintenance = async (
  reply: FastifyReply,
  assets: ClientAssets,
  visit: Pick<Visit, "edition" | "nonce" | "url">,
): Promise<FastifyReply> => {
  const page = await screenDocument(assets, visit, {
    title: (t) => t.maintenanceTitle,
    screen: (tenant, t) => <MaintenanceScreen tenant={tenant} t={t} />,
  });
  return reply
    .code(503)
    .header("retry-after", RETRY_AFTER_SECONDS)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(page);
};
