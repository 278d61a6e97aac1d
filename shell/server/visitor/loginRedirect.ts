import type { FastifyRequest } from "fastify";

import type { SiteEdition } from "../edition/SiteEdition";
import { readSession } from "./session";

/** Whether a visitor of this site has to log in first (specification section 2.4). */
export const isForLogin = (request: FastifyRequest, { tenant: { settings } }: Pick<SiteEdition, "tenant">): boolean =>
  settings.isLoginOnly === true && !settings.isMaintenance && readSession(request).accessToken === undefined;
