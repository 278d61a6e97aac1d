import type { FastifyReply } from "fastify";

import { Notice } from "../pages/letters";
import { isMailToken, type MailPurpose } from "../persons";
import { digestOf } from "../randomToken";
import { takeTurn } from "../slowDown";
import type { Visit } from "../Visit";

/** Letters to one mailbox, and from one address, before there is a wait. */
const FREE_LETTERS = { account: 4, address: 40 } as const;

/** Says how long to wait for the next letter. */
export const tooMany = (visit: Visit, waitSeconds: number): FastifyReply => {
  const { t } = visit;
  visit.reply.header("retry-after", waitSeconds);
  return visit.page(
    t.refused.title,
    (context) => <Notice context={context} heading={t.refused.heading} text={t.signIn.slow(waitSeconds)} />,
    { status: 429 },
  );
};

/** Whether another letter may go to a mailbox. */
export const letterTurn = ({ deps, request }: Visit, email: string) =>
  deps.db.transaction((tx) =>
    takeTurn(
      tx,
      [
        { subject: `letters:${digestOf(email)}`, free: FREE_LETTERS.account },
        { subject: `letters:${request.ip}`, free: FREE_LETTERS.address },
      ],
      deps.now(),
    ),
  );

export const tokenOf = ({ request }: Visit): string => {
  const { token } = request.query as { token?: unknown }; // an object in fastify
  return typeof token === "string" ? token : "";
};

/** A link that is unknown, used or too old. */
export const stale = (visit: Visit): FastifyReply => {
  const { t } = visit;
  return visit.page(
    t.stale.title,
    (context) => (
      <Notice
        context={context}
        heading={t.stale.heading}
        text={t.stale.link}
        link={{ href: "/forgotten", label: t.forgotten.action }}
      />
    ),
    { status: 400 },
  );
};

/** The page that a letter's link opens, where the link is still good. */
export const linkPage =
  (purpose: MailPurpose, show: (visit: Visit) => FastifyReply) =>
  async (visit: Visit): Promise<FastifyReply> => {
    const { deps } = visit;
    const isGood = await deps.db.transaction((tx) => isMailToken(tx, tokenOf(visit), purpose, deps.now()));
    return isGood ? show(visit) : stale(visit);
  };

/** A link has done what it was for. */
export const done = (
  visit: Visit,
  { doneHeading: heading, done: text, title }: { doneHeading: string; done: string; title: string },
) =>
  visit.page(title, (context) => (
    <Notice
      context={context}
      heading={heading}
      text={text}
      link={{ href: visit.siteLogin, label: visit.t.signIn.action }}
    />
  ));
