import { isLanguage } from "@serambi/kernel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";

import { pickLanguage } from "../errors/pickLanguage";
import { readLanguage } from "../visitor/languageCookie";
import { LOADING_HEADER, LOADING_RETRY_SECONDS, loadingDocument } from "./loadingDocument";

/**
 * 503, though people see a page that is at work: to everybody else there is nothing here yet, and nothing to be kept. Which
 * languages the site has is not known yet: it is the one that the visitor has chosen here before, or else their browser's.
 */
export const sendLoading = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const chosen = readLanguage(request);
  const language = isLanguage(chosen) ? chosen : pickLanguage(request.headers["accept-language"]);
  return reply
    .code(503)
    .header("retry-after", String(LOADING_RETRY_SECONDS))
    .header(LOADING_HEADER, "loading")
    .header("cache-control", "no-store")
    .header("vary", "accept-language, cookie")
    .type("text/html; charset=utf-8")
    .send(loadingDocument(language, request.nonce));
};
