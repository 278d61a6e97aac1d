import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import type { Upstream } from "../upstream/Upstream";
import { headersOfFile, headersToHost } from "./passedHeaders";

interface MediaParams {
  readonly tenant: string;
  readonly file: string;
}

/** A folder and a file of it by plain names: no dots but the one before the kind, so no other folder can be meant. */
const TENANT = /^[a-z0-9][a-z0-9-]{0,62}$/;
const FILE = /^[a-z0-9][a-z0-9-]{0,62}\.(?:svg|png|webp|avif|jpe?g|gif|ico)$/;
const PICTURE = /^image\/(?:svg\+xml|png|webp|avif|jpeg|gif|x-icon)(?:\s*;|$)/i;

/** Whether a tenant's folder and a file of it may be asked for by these names. */
export const isMediaName = (tenant: string, file: string): boolean => TENANT.test(tenant) && FILE.test(file);

/** Whatever the host says: a picture that is opened as a page runs nothing and loads nothing. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

const answerPicture = async (
  upstream: Upstream,
  request: FastifyRequest<{ Params: MediaParams }>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { tenant, file } = request.params;
  if (!isMediaName(tenant, file)) return sendFailure(request, reply, failureOfStatus(404));
  // Public files: no token, no visitor and no query goes with the call.
  const { statusCode, headers, body } = await upstream.send("services", {
    method: "GET",
    path: `media/${tenant}/${file}`,
    headers: { ...headersToHost(request.headers), "x-request-id": request.id },
  });
  const isKept = statusCode === 304;
  if (isKept || (statusCode === 200 && PICTURE.test(String(headers["content-type"] ?? "")))) {
    reply.code(statusCode).headers(headersOfFile(headers)).header("content-security-policy", POLICY);
    if (!isKept) return reply.send(body);
    await body.dump();
    return reply.send();
  }
  await body.dump();
  return sendFailure(request, reply, failureOfStatus(statusCode >= 400 ? statusCode : 502));
};

/** The pictures of a site's settings, `/media/<tenant>/<file>`, from the services host: read only, and nothing but pictures. */
export const registerMedia = (app: FastifyInstance, upstream: Upstream): void => {
  app.get<{ Params: MediaParams }>("/media/:tenant/:file", { config: { kind: "static" } }, (request, reply) =>
    answerPicture(upstream, request, reply),
  );
};
