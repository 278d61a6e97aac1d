import type { Language } from "@serambi/kernel/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";

import { messages as english } from "../../client/override/messages/en";
import { messages as indonesian, type OverrideMessages, type OverrideProblem } from "../../client/override/messages/id";
import { OverrideScreen } from "../../client/override/OverrideScreen";
import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import type { ClientAssets } from "../render/ClientAssets";
import { screenDocument } from "../render/screenDocument";
import { isSameOrigin } from "../security/sameOrigin";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { requestOrigin } from "../tenant/requestOrigin";
import { visitedHost } from "../tenant/visitedHost";
import { readLanguage } from "../visitor/languageCookie";
import { OVERRIDE_STYLE } from "./overrideStyle";
import type { Overrides } from "./Overrides";

interface OverrideDeps {
  /** Null where the operator lets nobody show a local build. */
  readonly overrides: Overrides | null;
  readonly assets: ClientAssets;
  readonly directory: TenantDirectory;
  /** Program of the page that asks. */
  readonly script: string;
}

const ADDRESS = "/__override";
const MAX_BYTES = 4_096;

const CATALOGUES: Readonly<Record<Language, OverrideMessages>> = { id: indonesian, en: english };

const Asked = z.object({ token: z.string().max(2_048) });

const refuse = (reply: FastifyReply, problem: OverrideProblem): FastifyReply => reply.code(403).send({ problem });

const ask = async (
  { overrides, assets, directory, script }: OverrideDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const origin = requestOrigin(request);
  const site = await directory.find(visitedHost(request), origin, readLanguage(request));
  if (!site) return sendFailure(request, reply, { ...failureOfStatus(404), kind: "unknownSite" });
  request.tenantKey = site.tenant.key;
  const messages = CATALOGUES[site.tenant.language];
  const isOff = overrides === null;
  const page = await screenDocument(
    assets,
    { edition: site, nonce: request.nonce, url: new URL(ADDRESS, origin) },
    {
      title: () => (isOff ? messages.refused : messages.title),
      screen: (tenant, _, ground) => <OverrideScreen tenant={tenant} t={messages} ground={ground} isOff={isOff} />,
      style: OVERRIDE_STYLE,
      script,
    },
  );
  return reply
    .code(isOff ? 403 : 200)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(page);
};

const turnOn = (
  { overrides }: OverrideDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> => {
  void reply.header("cache-control", "no-store");
  if (!isSameOrigin(request)) return sendFailure(request, reply, failureOfStatus(403));
  if (!overrides) return refuse(reply, "off");
  const asked = Asked.safeParse(request.body);
  if (!asked.success) return refuse(reply, "malformed");
  const override = overrides.check(request, asked.data.token);
  if (typeof override === "string") {
    request.log.warn({ problem: override }, "local build refused");
    return refuse(reply, override);
  }
  overrides.turnOn(request, reply, override);
  const { remote, team, expires } = override;
  request.log.info({ remote, team, expires }, "local build shown in one browser");
  return reply.code(204).send();
};

/** `/__override`: where a browser is asked whether it is to show a local build, told to, and told to stop. */
export const registerOverride = (app: FastifyInstance, deps: OverrideDeps): void => {
  app.get(ADDRESS, { config: { kind: "page", budget: "reads" }, exposeHeadRoute: false }, (request, reply) =>
    ask(deps, request, reply),
  );
  app.post(ADDRESS, { bodyLimit: MAX_BYTES, config: { kind: "system", budget: "reports" } }, (request, reply) =>
    turnOn(deps, request, reply),
  );
  app.post(`${ADDRESS}/end`, { config: { kind: "system", budget: "reports" } }, (request, reply) => {
    if (!isSameOrigin(request)) return sendFailure(request, reply, failureOfStatus(403));
    deps.overrides?.turnOff(request, reply);
    return reply.header("cache-control", "no-store").code(204).send();
  });
};
