import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";
import { askerOf } from "../queue/connections";
import type { TenantDirectory } from "../startup/TenantDirectory";
import { knownTenant } from "../tenant/knownTenant";
import type { Upstream } from "../upstream/Upstream";
import { goneSignal } from "./goneSignal";
import { headersOfFile, headersToFile } from "./passedHeaders";

interface MediaParams {
  readonly tenant: string;
  readonly file: string;
}

/** A folder and a file of it by plain names: no dots but the one before the kind, so no other folder can be meant. */
const TENANT = /^[a-z0-9][a-z0-9-]{0,62}$/;
const FILE = /^[a-z0-9][a-z0-9-]{0,62}\.(?:svg|png|webp|avif|jpe?g|gif|ico)$/;
const PICTURE = /^image\/(?:svg\+xml|png|webp|avif|jpeg|gif|x-icon)(?:\s*;|$)/i;

/** Films with their captions, and recordings. */
const PLAYED_FILE = /^[a-z0-9][a-z0-9-]{0,62}\.(?:mp4|webm|vtt|mp3|m4a)$/;
const PLAYED = /^(?:video\/(?:mp4|webm)|text\/vtt|audio\/(?:mpeg|mp4))(?:\s*;|$)/i;

/** Whether a tenant's folder and a picture of it may be asked for by these names. */
export const isMediaName = (tenant: string, file: string): boolean => TENANT.test(tenant) && FILE.test(file);

/** What a file may be, by its name; null for a name that none may have. */
const typeFor = ({ tenant, file }: MediaParams): RegExp | null => {
  if (isMediaName(tenant, file)) return PICTURE;
  return TENANT.test(tenant) && PLAYED_FILE.test(file) ? PLAYED : null;
};

/** Whatever the host says: a file that is opened as a page runs nothing, and loads nothing but itself. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
const PLAYED_POLICY = `${POLICY}; media-src 'self'`;

/** Answers without a body of the file's own: the browser has it, or asked for a part that it does not have. */
const BODILESS: ReadonlySet<number> = new Set([304, 416]);
const WITH_BODY: ReadonlySet<number> = new Set([200, 206]);

interface MediaDeps {
  readonly upstream: Upstream;
  readonly directory: Pick<TenantDirectory, "keyOf">;
}

const answerFile = async (
  { upstream, directory }: MediaDeps,
  request: FastifyRequest<{ Params: MediaParams }>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { tenant, file } = request.params;
  const type = typeFor(request.params);
  if (type === null) return sendFailure(request, reply, failureOfStatus(404));
  // Public files: no token, no visitor and no query goes with the call.
  const { statusCode, headers, body } = await upstream.send("services", {
    method: "GET",
    path: `media/${tenant}/${file}`,
    headers: { ...headersToFile(request.headers), "x-request-id": request.id },
    signal: goneSignal(reply),
    asker: askerOf(request, knownTenant(directory, request)),
  });
  const isBodiless = BODILESS.has(statusCode);
  if (isBodiless || (WITH_BODY.has(statusCode) && type.test(String(headers["content-type"] ?? "")))) {
    const policy = type === PLAYED ? PLAYED_POLICY : POLICY;
    // Feeds name them: programs that read and play feeds run in browsers, too.
    const ours = { "content-security-policy": policy, "cross-origin-resource-policy": "cross-origin" };
    reply.code(statusCode).headers({ ...headersOfFile(headers), ...ours });
    if (!isBodiless) return reply.send(body);
    await body.dump();
    return reply.removeHeader("content-length").send();
  }
  await body.dump();
  return sendFailure(request, reply, failureOfStatus(statusCode >= 400 ? statusCode : 502));
};

/** The pictures, films and recordings of a site, `/media/<tenant>/<file>`, from the services host: read only. */
export const registerMedia = (app: FastifyInstance, deps: MediaDeps): void => {
  app.get<{ Params: MediaParams }>("/media/:tenant/:file", { config: { kind: "static" } }, (request, reply) =>
    answerFile(deps, request, reply),
  );
};
