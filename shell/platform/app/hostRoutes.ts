import type { HostName } from "@serambi/kernel/contracts";
import type { FastifyInstance } from "fastify";

import { authRoutes, ownUserRoutes } from "../auth/authRoutes";
import { driveRoutes } from "../drive/driveRoutes";
import { mailerRoutes } from "../mailer/mailerRoutes";
import { servicesHost } from "../services/servicesHost";
import type { AppDeps } from "./tenantHandler";

type Routes = (app: FastifyInstance, deps: AppDeps) => void;

/** The routes of each host that the platform stands in for, as far as they are the platform's own: services of remotes answer the rest. */
export const HOST_ROUTES: Readonly<Partial<Record<HostName, readonly Routes[]>>> = {
  services: [servicesHost, ownUserRoutes, driveRoutes],
  auth: [authRoutes],
  mailer: [mailerRoutes],
};
