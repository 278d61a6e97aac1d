import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";

import { credentials, persons } from "../../database/schema";
import { describeBrowser, isHandheld } from "../describeBrowser";
import { avatarOf } from "../look/siteLook";
import { Account } from "../pages/Account";
import type { AccountView } from "../pages/AccountView";
import type { FieldErrors } from "../pages/controls";
import { isPassword } from "../passwords";
import { listPasskeys } from "../passkeys/passkeys";
import { isAdministrator } from "../persons";
import { digestOf } from "../randomToken";
import { countRecoveryCodes, hasSecondFactor } from "../secondFactor";
import { listSessions, type AccountSession } from "../sessions";
import { forgetFailures, takeTurn } from "../slowDown";
import { listDevices } from "../trustedDevices";
import type { Visit } from "../Visit";

const FREE_PASSWORDS = 5;

export type Own = (visit: Visit, session: AccountSession) => Promise<FastifyReply>;

/** A page for somebody who is signed in, with the second factor where there is one. */
export const own =
  (work: Own) =>
  (visit: Visit): FastifyReply | Promise<FastifyReply> =>
    visit.session?.isComplete ? work(visit, visit.session) : visit.goTo("/sign-in");

const readView = ({ deps, site, t, deviceToken }: Visit, session: AccountSession): Promise<AccountView> =>
  deps.db.transaction(async (tx) => {
    const { personId } = session;
    const [person] = await tx.select().from(persons).where(eq(persons.id, personId));
    const [credential] = await tx.select().from(credentials).where(eq(credentials.personId, personId));
    const sessions = await listSessions(tx, personId, deps.now());
    const devices = await listDevices(tx, personId, deps.now());
    const thisDevice = deviceToken === undefined ? undefined : digestOf(deviceToken);
    return {
      name: person?.name ?? session.name,
      email: session.email,
      avatar: avatarOf(site, person?.name ?? session.name),
      emailConfirmedAt: person?.emailConfirmedAt ?? null,
      passwordChangedAt: credential?.changedAt ?? null,
      hasSecondFactor: await hasSecondFactor(tx, personId),
      needsSecondFactor: await isAdministrator(tx, personId),
      codesLeft: await countRecoveryCodes(tx, personId),
      passkeys: await listPasskeys(tx, personId),
      devices: devices.map(({ id, digest, userAgent, expiresAt }) => ({
        id,
        expiresAt,
        browser: describeBrowser(userAgent, t),
        isThis: digest === thisDevice,
      })),
      sessions: sessions.map(({ userAgent, ...rest }) => ({
        ...rest,
        browser: describeBrowser(userAgent, t),
        isHandheld: isHandheld(userAgent),
        isThis: rest.id === session.id,
      })),
    };
  });

/** The account page; with errors, and what was typed, where a form of it was wrong. */
export const showAccount = async (
  visit: Visit,
  session: AccountSession,
  errors: FieldErrors = {},
): Promise<FastifyReply> => {
  const view = await readView(visit, session);
  const { saved } = visit.request.query as { saved?: unknown }; // an object in fastify
  const { account } = visit.t;
  const news = saved === undefined ? undefined : saved === "letter" ? account.letterSent : account.saved;
  const typed = visit.field("newEmail") || undefined;
  return visit.page(
    visit.t.account.title,
    (context) => <Account context={context} view={view} errors={errors} news={news} newEmail={typed} />,
    { status: Object.keys(errors).length > 0 ? 422 : 200 },
  );
};

/** Whoever sits at a browser that was left open does not know the password. @returns what was wrong */
export const checkPassword = async (
  visit: Visit,
  { personId }: AccountSession,
  given: string,
): Promise<string | undefined> => {
  const { deps, t } = visit;
  const subject = `own:${personId}`;
  const { turn, passwordHash } = await deps.db.transaction(async (tx) => ({
    turn: await takeTurn(tx, [{ subject, free: FREE_PASSWORDS }], deps.now()),
    passwordHash: (await tx.select().from(credentials).where(eq(credentials.personId, personId)))[0]?.passwordHash,
  }));
  if (turn.waitSeconds > 0) return t.signIn.slow(turn.waitSeconds);
  if (!(await isPassword(given, passwordHash))) return t.errors.passwordWrong;
  await deps.db.transaction((tx) => forgetFailures(tx, { own: subject, shared: "" }));
  return undefined;
};
