import type { FastifyRequest } from "fastify";

import { failureOfStatus, type Failure } from "../errors/failure";
import { isSameOrigin } from "../security/sameOrigin";
import type { AllowedCall } from "./allowList";

const MAX_JSON_BYTES = 1024 * 1024;
const MAX_UPLOAD_BYTES = 6 * 1024 * 1024;

const JSON_TYPE = /^application\/(?:[a-z.-]+\+)?json(?:\s*;|$)/i;
const UPLOAD_TYPE =
  /^(?:multipart\/form-data\s*;|(?:application\/(?:octet-stream|pdf)|image\/(?:jpeg|png|webp|avif|gif))(?:\s*;|$))/i;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

export const maxBodyBytes = (call: AllowedCall): number => (call.isUpload ? MAX_UPLOAD_BYTES : MAX_JSON_BYTES);

/**
 * Why a call that the list allows is refused all the same, or null. A call that changes something comes from a page of
 * this site and carries JSON, or a file where one is taken: no form of another site can send either (decisions, section 2). What servers of
 * others call proves itself to its host.
 */
export const refuseCall = (request: FastifyRequest, call: AllowedCall): Failure | null => {
  if (call.method === "GET") return null;
  if (!call.isFromOutside && !isSameOrigin(request)) return failureOfStatus(403);
  if (!hasBody(request)) return null;
  const type = request.headers["content-type"] ?? "";
  if (!(call.isUpload ? UPLOAD_TYPE : JSON_TYPE).test(type)) return failureOfStatus(415);
  return Number(request.headers["content-length"] ?? 0) > maxBodyBytes(call) ? failureOfStatus(413) : null;
};
