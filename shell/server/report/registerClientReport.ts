import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import { isSameOrigin } from "../security/sameOrigin";
import { tenantHost } from "../tenant/tenantHost";
import { visitedHost } from "../tenant/visitedHost";

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
  /** Of the page, without its query. */
  path: short(500),
  release: short(100),
});

export interface ClientReportDeps {
  /** Key of the tenant on a host, where it is known. */
  readonly tenantOf: (host: string) => string | null;
}

/** `POST /client-report`: the log line of a failure that only the browser saw. It changes nothing else. */
export const registerClientReport = (app: FastifyInstance, deps: ClientReportDeps): void => {
  app.post(
    "/client-report",
    { bodyLimit: MAX_BYTES, config: { kind: "system", budget: "reports" } },
    (request, reply) => {
      if (!isSameOrigin(request)) return sendFailure(request, reply, failureOfStatus(403));
      const report = ClientReport.safeParse(request.body);
      if (!report.success) return sendFailure(request, reply, failureOfStatus(422));
      const { path, ...rest } = report.data;
      const host = visitedHost(request);
      request.tenantKey = deps.tenantOf(tenantHost(host, path));
      request.log.warn({ ...rest, path: path.split(/[?#]/, 1)[0], tenant: request.tenantKey ?? host }, "client report");
      return reply.code(204).send();
    },
  );
};
