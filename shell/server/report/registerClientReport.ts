import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { FAILURE_PHASES } from "../../client/page/types";
import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import { isSameOrigin } from "../security/sameOrigin";
import { tenantHost } from "../tenant/tenantHost";
import { visitedHost } from "../tenant/visitedHost";
import { pathAlone } from "./pathAlone";
import type { ReportDeps } from "./ReportDeps";
import { speaker } from "./speaker";

const MAX_BYTES = 4096;

const short = (max: number) => z.string().max(max);

/** Queries and fragments of addresses in a text: they hold search words, e-mail addresses and tokens. */
const SECRET_PARTS = /((?:https?:\/)?\/[^\s?#"'()<>]*)[?#][^\s"'()<>]*/g;

/** What a page tells of a remote that failed in the browser. */
const ClientReport = z.object({
  remote: short(100),
  version: short(100),
  /** Where it failed, e.g. `entry`, `chunk`, `render`. */
  phase: short(50),
  message: short(500).transform((text) => text.replace(SECRET_PARTS, "$1")),
  path: short(500).transform(pathAlone),
  release: short(100),
  /** This page told of this remote before. */
  isRepeat: z.boolean().default(false),
});

/** Pages of another version of the shell may know other phases. */
const Phase = z.enum(FAILURE_PHASES).catch("unknown");

/** Of an answer of a host that could not be used whole: no remote has failed. */
const ANSWER_PHASE = "answer";

/** `POST /client-report`: a failure that only the browser saw, for the log, the metrics and the canaries. */
export const registerClientReport = (app: FastifyInstance, { tenantOf, remotes }: ReportDeps): void => {
  app.post(
    "/client-report",
    { bodyLimit: MAX_BYTES, config: { kind: "system", budget: "reports" } },
    async (request, reply) => {
      if (!isSameOrigin(request)) return sendFailure(request, reply, failureOfStatus(403));
      const parsed = ClientReport.safeParse(request.body);
      if (!parsed.success) return sendFailure(request, reply, failureOfStatus(422));
      const { isRepeat, ...report } = parsed.data;
      const { remote, version, path } = report;
      const host = visitedHost(request);
      const tenant = tenantOf(tenantHost(host, path));
      request.tenantKey = tenant;
      request.log.warn({ ...report, tenant: tenant ?? host }, "client report");
      if (report.phase === ANSWER_PHASE) return reply.code(204).send();
      await remotes.readRegistry(); // of a canary that began a moment ago
      const phase = Phase.parse(report.phase);
      remotes.failed({ remote, version, phase, where: "browser", tenant, isRepeat, from: speaker(request) });
      return reply.code(204).send();
    },
  );
};
