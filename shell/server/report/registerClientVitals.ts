import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { VITALS_ADDRESS } from "../../client/vitals/VitalsReport";
import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import { isSameOrigin } from "../security/sameOrigin";
import { tenantHost } from "../tenant/tenantHost";
import { visitedHost } from "../tenant/visitedHost";
import { pathAlone } from "./pathAlone";
import type { ReportDeps } from "./ReportDeps";
import { speaker } from "./speaker";

const MAX_BYTES = 4096;
/** A page has a handful. */
const MAX_REMOTES = 30;

const short = (max: number) => z.string().max(max);
/** Whatever takes longer was not waited for by anybody. */
const ms = z.number().min(0).max(600_000);

const ClientVitals = z.object({
  path: short(500).transform(pathAlone),
  release: short(100),
  remotes: z.array(z.object({ remote: short(100), version: short(100), loadMs: ms.exactOptional() })).max(MAX_REMOTES),
  values: z.object({
    LCP: ms.exactOptional(),
    INP: ms.exactOptional(),
    CLS: z.number().min(0).max(100).exactOptional(),
    TTFB: ms.exactOptional(),
  }),
});

/** `POST /client-vitals`: what a browser measured of one page view, for the metrics, the log and the canaries. */
export const registerClientVitals = (app: FastifyInstance, { tenantOf, remotes }: ReportDeps): void => {
  app.post(
    VITALS_ADDRESS,
    { bodyLimit: MAX_BYTES, config: { kind: "system", budget: "vitals" } },
    async (request, reply) => {
      if (!isSameOrigin(request)) return sendFailure(request, reply, failureOfStatus(403));
      const vitals = ClientVitals.safeParse(request.body);
      if (!vitals.success) return sendFailure(request, reply, failureOfStatus(422));
      const tenant = tenantOf(tenantHost(visitedHost(request), vitals.data.path));
      request.tenantKey = tenant;
      await remotes.readRegistry(); // of a canary that began a moment ago
      remotes.measured({ ...vitals.data, tenant, from: speaker(request) });
      request.log.info({ ...vitals.data, tenant }, "client vitals");
      return reply.code(204).send();
    },
  );
};
