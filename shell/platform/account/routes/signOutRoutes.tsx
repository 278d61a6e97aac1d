import type { FastifyReply } from "fastify";

import { isLogoutHint } from "../logoutHint";
import { Ask, Notice } from "../pages/letters";
import { endSessions } from "../sessions";
import { readSite } from "../site/readSite";
import type { Visit } from "../Visit";
import type { AccountRoutes } from "./accountRoutes";

/** Ends the session of this browser, and with it what sites were given in it. */
const end = async (visit: Visit): Promise<void> => {
  const { session, deps } = visit;
  if (session) await deps.db.transaction((tx) => endSessions(tx, session.personId, { only: session.id }, deps.now()));
  visit.forgetSession();
};

/** Where the site wants them back, if it is a site; else nowhere. */
const wayBack = async ({ deps, request, origin }: Visit): Promise<string | null> => {
  const { post_logout_redirect_uri: asked } = request.query as { post_logout_redirect_uri?: unknown };
  if (typeof asked !== "string") return null;
  const site = await readSite(deps.db, asked, origin);
  return asked === `${site.origin}/` ? asked : null;
};

const goodbye = (visit: Visit): FastifyReply => {
  const { t, site } = visit;
  return visit.page(t.signOut.title, (context) => (
    <Notice
      context={context}
      heading={t.signOut.doneHeading}
      text={t.signOut.done}
      link={{ href: `${site.origin}/`, label: t.backTo(site.settings.title) }}
    />
  ));
};

const leave = async (visit: Visit): Promise<FastifyReply> => {
  const back = await wayBack(visit);
  await end(visit);
  return back === null ? goodbye(visit) : visit.goTo(back);
};

const ask = async (visit: Visit): Promise<FastifyReply> => {
  const { session, deps, request, t } = visit;
  const { logout_hint: hint } = request.query as { logout_hint?: unknown };
  const isProven =
    session === null || (typeof hint === "string" && isLogoutHint(deps.secret, hint, session.personId, deps.now()));
  if (isProven) return leave(visit);
  return visit.page(t.signOut.title, (context) => (
    <Ask
      context={context}
      action={request.url}
      heading={t.signOut.heading}
      text={t.signOut.lede}
      label={t.signOut.action}
    />
  ));
};

/**
 * Signing out: `/session/end` is where sites send somebody who signed out there. With a hint of theirs that proves it they are sent back at once;
 * a link of anybody else asks first.
 */
export const signOutRoutes = ({ get, post }: AccountRoutes): void => {
  get("/session/end", ask);
  post("/session/end", leave);
  post("/sign-out", async (visit) => {
    await end(visit);
    return goodbye(visit);
  });
};
