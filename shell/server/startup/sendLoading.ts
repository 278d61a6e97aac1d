import type { FastifyReply, FastifyRequest } from "fastify";

import { pickLanguage } from "../errors/pickLanguage";
import { LOADING_HEADER, LOADING_RETRY_SECONDS, loadingDocument } from "./loadingDocument";

/** 503, though people see a page that is at work: to everybody else there is nothing here yet, and nothing to be kept. */
export const sendLoading = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header("retry-after", String(LOADING_RETRY_SECONDS))
    .header(LOADING_HEADER, "loading")
    .header("cache-control", "no-store")
    .header("vary", "accept-language")
    .type("text/html; charset=utf-8")
    .send(loadingDocument(pickLanguage(request.headers["accept-language"]), request.nonce));
