import type { FastifyReply, FastifyRequest } from "fastify";

import { hasSession } from "../visitor/session";
import type { Decided } from "./Decided";

/** One page that is to be sent. */
export interface SendOrder {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly decided: Decided;
  /** Once more: whose code ended the renderer is known by then. */
  readonly decide: () => Promise<Decided>;
  /** Content security policy of this answer. */
  readonly policy: string;
  /** Its key in the cache, where it is to be kept. */
  readonly keptAs: string | null;
}

/** A local build, somebody's session, a draft, what a form came to: nobody else gets this page. */
export const isForOneAlone = (request: FastifyRequest, { override, visit }: Decided): boolean =>
  override !== null || hasSession(request) || visit.isDraft === true || visit.form !== undefined;
