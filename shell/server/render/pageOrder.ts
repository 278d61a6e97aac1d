import type { FastifyRequest } from "fastify";

import { hasSession, sessionMark } from "../visitor/session";
import type { Encoding } from "./compress";
import type { Decided } from "./Decided";
import type { PageOrder } from "./Renderer";

interface OrderDetails {
  /** To compress the page in where it is made; missing where it is to be kept. */
  readonly encoding: Encoding | undefined;
  readonly vitalsSample: number;
  readonly developer: PageOrder["developer"] | null;
  readonly movedTo: string | null;
}

/** Collects the parts that a request's page is made of. */
export const pageOrder = (
  request: FastifyRequest,
  { visit, override }: Decided,
  { encoding, vitalsSample, developer, movedTo }: OrderDetails,
): PageOrder => {
  const { edition, nonce, url, form, isForClick } = visit;
  const session = sessionMark(request);
  return {
    tenant: edition.tenant,
    digest: edition.digest,
    appVersion: edition.appVersion,
    isStale: edition.isStale,
    url: url.href,
    nonce,
    isPublic: !hasSession(request) && !visit.isDraft,
    ...(session !== undefined && { session }),
    local: override ? [override.remote] : [],
    ...(movedTo !== null && { movedTo }),
    ...(isForClick && { isForClick }),
    ...(form && { form }),
    vitalsSample: override ? 0 : vitalsSample,
    ...(developer && { developer }),
    ...(encoding && { encoding }),
  };
};
