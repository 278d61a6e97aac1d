import { isOneClick, ONE_CLICK } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import type { FormValues } from "@serambi/kernel/remote";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { isSameOrigin } from "../security/sameOrigin";

/** A long text and some fields; files have a way of their own. */
export const MAX_FORM_BYTES = 128 * 1024;
/** A long quiz has some hundreds. Each field is carried through the page that is made of them. */
const MAX_FIELDS = 1_000;
const FORM_TYPE = "application/x-www-form-urlencoded";

/** A mail program's form has one field of a few letters. */
const MAX_ONE_CLICK_BYTES = 2048;
const [CLICK_NAME, CLICK_VALUE] = ONE_CLICK;
const MULTIPART_CLICK = new RegExp(
  String.raw`^--[^\r\n]+\r\nContent-Disposition: form-data; name="?${CLICK_NAME}"?(?:\r\n[^\r\n]+)*\r\n\r\n${CLICK_VALUE}\r\n--[^\r\n]+--\s*$`,
  "i",
);

/** @throws AppError bad-request where it has more fields than any form of ours */
const parseForm = (text: string): URLSearchParams => {
  if (text.split("&", MAX_FIELDS + 1).length > MAX_FIELDS)
    throw new AppError("bad-request", `A form has at most ${MAX_FIELDS} fields`);
  return new URLSearchParams(text);
};

/** Has the server read forms as browsers post them, and the one form that mail programs post in parts (RFC 8058). */
export const registerForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: "string", bodyLimit: MAX_FORM_BYTES },
    async (_request: FastifyRequest, body: string) => parseForm(body),
  );
  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "string", bodyLimit: MAX_ONE_CLICK_BYTES },
    (_request, body, done) =>
      done(null, MULTIPART_CLICK.test(String(body)) ? new URLSearchParams([[...ONE_CLICK]]) : null),
  );
};

/**
 * The fields of a form that was posted to a page.
 * @throws AppError forbidden where another site's page posted it, unless it is the form of a mail program, which speaks for no session
 * (`takesOneClick`); bad-request where it is no form
 */
export const readForm = (request: FastifyRequest): FormValues => {
  const { body } = request;
  const form: FormValues | null = body instanceof URLSearchParams ? Object.fromEntries(body) : null;
  if (!isSameOrigin(request) && !(form && isOneClick(form)))
    throw new AppError("forbidden", "The form comes from another site");
  if (!form) throw new AppError("bad-request", "The body is no form");
  return form;
};
