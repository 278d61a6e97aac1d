import { loggedAddress, LogEntry } from "@serambi/kernel/contracts";
import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { creatingHandler, type AppDeps } from "../../app/tenantHandler";
import { clickLog } from "../../database/schema";

const Entry = z.object(LogEntry.shape);

/** Page loads and clicks on links (specification section 7.7), kept per tenant, for as long as `pruneClickLog` leaves them. */
export const loggerRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  app.post(
    "/logger/log/click",
    creatingHandler(
      deps,
      Entry,
      (texts) => texts.logger,
      async ({ tx, tenant, input }) => {
        const { from, to, type, timestamp } = input;
        await tx.insert(clickLog).values({
          tenantId: tenant.id,
          // Again, whoever sent it: what must not be kept is not kept.
          from: loggedAddress(from),
          to: loggedAddress(to),
          type,
          happenedAt: new Date(timestamp),
          receivedAt: deps.now(),
        });
        return null;
      },
    ),
  );
};
