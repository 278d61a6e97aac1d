import type { FastifyInstance, FastifyReply } from "fastify";

import type { AccountDeps } from "../AccountDeps";
import { publicOrigin, Visit } from "../Visit";
import { Notice } from "../pages/letters";

type Handler = (visit: Visit) => FastifyReply | Promise<FastifyReply>;

/** Paths that are the same within a way in from a site and without one. */
const BOTH = ["", "/interaction/:uid"];

export interface AccountRoutes {
  /** A page that only reads. */
  readonly get: (path: string, handler: Handler) => void;
  /** A form of ours; of anybody else's nothing is done. */
  readonly post: (path: string, handler: Handler) => void;
  /** Both of a page that stands within a way in, too. */
  readonly pageAndForm: (path: string, page: Handler, form: Handler) => void;
}

const refuse = (visit: Visit): FastifyReply =>
  visit.page(
    visit.t.refused.title,
    (context) => <Notice context={context} heading={visit.t.refused.heading} text={visit.t.refused.origin} />,
    { status: 403 },
  );

const expired = (visit: Visit): FastifyReply =>
  visit.page(
    visit.t.stale.title,
    (context) => (
      <Notice
        context={context}
        heading={visit.t.stale.heading}
        text={visit.t.stale.visit}
        link={{ href: visit.siteLogin, label: visit.t.signIn.action }}
      />
    ),
    { status: 400 },
  );

const isExpired = (error: unknown): boolean => error instanceof Error && error.name === "SessionNotFound";

export const accountRoutes = (app: FastifyInstance, deps: AccountDeps): AccountRoutes => {
  const add = (method: "GET" | "POST", path: string, handler: Handler): void => {
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const origin = publicOrigin(deps, request);
        if (origin === null) return reply.code(421).send();
        try {
          const visit = await Visit.open(deps, request, reply, origin);
          return await (method === "POST" && !visit.isOwnForm() ? refuse(visit) : handler(visit));
        } catch (error) {
          if (!isExpired(error)) throw error;
          request.params = {};
          return expired(await Visit.open(deps, request, reply, origin));
        }
      },
    });
  };
  const get = (path: string, handler: Handler): void => add("GET", path, handler);
  const post = (path: string, handler: Handler): void => add("POST", path, handler);
  return {
    get,
    post,
    pageAndForm: (path, page, form) => {
      for (const prefix of BOTH) {
        get(prefix + path, page);
        post(prefix + path, form);
      }
    },
  };
};
