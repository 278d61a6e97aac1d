import type { FastifyInstance } from "fastify";

import type { AppDeps } from "../app/tenantHandler";
import { authorizerRoutes } from "./authorizer/authorizerRoutes";
import { classRoutes } from "./classes/classRoutes";
import { cmsRoutes } from "./cms/cmsRoutes";
import { loggerRoutes } from "./logger/loggerRoutes";
import { postRoutes } from "./posts/postRoutes";
import { programRoutes } from "./programs/programRoutes";

/** The services host (specification section 7.1). */
export const servicesHost = (app: FastifyInstance, deps: AppDeps): void => {
  authorizerRoutes(app, deps);
  cmsRoutes(app, deps);
  classRoutes(app, deps);
  programRoutes(app, deps);
  postRoutes(app, deps);
  loggerRoutes(app, deps);
};
