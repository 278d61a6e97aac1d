import type { FastifyInstance } from "fastify";

import type { AppDeps } from "../app/tenantHandler";
import { authorizerRoutes } from "./authorizer/authorizerRoutes";
import { cmsRoutes } from "./cms/cmsRoutes";
import { sectionRoutes } from "./cms/sectionRoutes";
import { loggerRoutes } from "./logger/loggerRoutes";

/** What of the services host (specification section 7.1) is no remote's own. */
export const servicesHost = (app: FastifyInstance, deps: AppDeps): void => {
  authorizerRoutes(app, deps);
  cmsRoutes(app, deps);
  sectionRoutes(app, deps);
  loggerRoutes(app, deps);
};
