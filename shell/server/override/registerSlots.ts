import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";

import { RELEASE_HEADER } from "../../client/page/sentPage";
import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import type { AskDeps } from "../render/askSite";
import { isSameOrigin } from "../security/sameOrigin";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { requestOrigin } from "../tenant/requestOrigin";
import { tenantHost } from "../tenant/tenantHost";
import { visitedHost } from "../tenant/visitedHost";
import { readLanguage } from "../visitor/languageCookie";
import { readSession } from "../visitor/session";
import type { Overrides } from "./Overrides";

interface SlotsDeps extends AskDeps {
  readonly overrides: Overrides;
  readonly directory: TenantDirectory;
}

const MAX_SLOTS = 200;

const Asked = z.object({
  /** Of the page that shows them. */
  path: z.string().startsWith("/").max(2_000),
  slots: z
    .array(
      z.object({
        id: z.string().max(200),
        name: z.string().max(200),
        props: z.record(z.string(), z.unknown()),
        isEager: z.boolean().exactOptional(),
        isOptional: z.boolean().exactOptional(),
      }),
    )
    .max(MAX_SLOTS),
});

/** The release that the page was opened under; the one that is live where that is gone. */
const releaseOf = async ({ releases }: SlotsDeps, request: FastifyRequest, tenant: string) => {
  const wanted = request.headers[RELEASE_HEADER];
  const past = typeof wanted === "string" ? await releases.ofId(wanted) : null;
  return (past ?? (await releases.current(tenant))).release;
};

const answer = async (deps: SlotsDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  void reply.header("cache-control", "no-store");
  if (!isSameOrigin(request)) return sendFailure(request, reply, failureOfStatus(403));
  const override = deps.overrides.of(request);
  if (!override) return sendFailure(request, reply, failureOfStatus(404));
  const asked = Asked.safeParse(request.body);
  if (!asked.success) return sendFailure(request, reply, failureOfStatus(400));
  const { path, slots } = asked.data;
  const host = visitedHost(request);
  const site = await deps.directory.find(tenantHost(host, path), requestOrigin(request), readLanguage(request));
  if (!site) return sendFailure(request, reply, failureOfStatus(404));
  const { key, id: lmsId, language } = site.tenant;
  request.tenantKey = key;
  const release = await releaseOf(deps, request, key);
  const { tenant, digest } = site.in(release);
  const http = deps.upstream.clients({ host, path, lmsId, language, session: readSession(request) });
  const question = { topic: "slots", tenant, digest, asked: { slots, local: override.remote } } as const;
  return reply.send(await deps.renderer.ask(release, question, http));
};

/**
 * `POST /_slots`: slots of live remotes, for a page that a developer's machine has loaded (decision 27). Only a browser that shows a
 * local build is answered: for everybody else there is no such address.
 */
export const registerSlots = (app: FastifyInstance, deps: SlotsDeps): void => {
  app.post("/_slots", { config: { kind: "page", budget: "reads" } }, (request, reply) => answer(deps, request, reply));
};
