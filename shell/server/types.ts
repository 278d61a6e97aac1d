import type { HttpClients } from "@serambi/kernel/http";
import type { FormValues } from "@serambi/kernel/remote";
import type { FastifyReply, FastifyRequest } from "fastify";

import type { SiteEdition } from "./edition/SiteEdition";

/** One request for a page, after the tenant is known. */
export interface Visit {
  /** The site for this visitor, before it is known which release they see. */
  readonly edition: SiteEdition;
  /** Every host of section 7, called with this tenant's app token and this visitor's session. */
  readonly http: HttpClients;
  /** Of this answer's content security policy. */
  readonly nonce: string;
  /** `/Courses?page=2` as asked for; parsed and known to be well formed. */
  readonly url: URL;
  /** The lines of a page that a click leads to, instead of its HTML. */
  readonly isForClick?: boolean;
  /** True for the page as the site's draft has it: for whoever asks alone, and kept by nobody. */
  readonly isDraft?: boolean;
  /** A form that was posted to the page. */
  readonly form?: FormValues;
}

/** The part of the server that answers a page; `app` calls it for every GET and HEAD that nothing else claims. */
export interface PageHandler {
  handle(request: FastifyRequest, reply: FastifyReply, visit: Visit): Promise<FastifyReply>;
  /** The files of every page of a site, by the id of a release. */
  files(request: FastifyRequest, reply: FastifyReply, edition: SiteEdition, release: string): Promise<FastifyReply>;
}
