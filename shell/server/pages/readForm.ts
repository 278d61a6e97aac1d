import { AppError } from "@serambi/kernel/errors";
import type { FormValues } from "@serambi/kernel/remote";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { isSameOrigin } from "../security/sameOrigin";

/** A long text and some fields; files have a way of their own. */
export const MAX_FORM_BYTES = 128 * 1024;
const FORM_TYPE = "application/x-www-form-urlencoded";

/** Has the server read forms as browsers post them. */
export const registerForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(FORM_TYPE, { parseAs: "string", bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
};

/**
 * The fields of a form that was posted to a page.
 * @throws AppError forbidden where another site's page posted it; bad-request where it is no form
 */
export const readForm = (request: FastifyRequest): FormValues => {
  if (!isSameOrigin(request)) throw new AppError("forbidden", "The form comes from another site");
  if (!(request.body instanceof URLSearchParams)) throw new AppError("bad-request", "The body is no form");
  return Object.fromEntries(request.body);
};
