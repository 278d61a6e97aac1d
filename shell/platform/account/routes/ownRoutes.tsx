import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import * as z from "zod";

import { credentials, persons } from "../../database/schema";
import { nameError, passwordError, wrongOf } from "../checkFields";
import { describeBrowser } from "../describeBrowser";
import { noticeLetter } from "../letters";
import { avatarOf } from "../look/siteLook";
import { writeLetter } from "../mail/writeLetter";
import { Account, Erase, type AccountView } from "../pages/Account";
import type { FieldErrors } from "../pages/controls";
import { Notice } from "../pages/letters";
import { hashPassword, isPassword } from "../passwords";
import { eraseLetters, erasePerson, exportPerson } from "../personData";
import { isAdministrator, setPassword } from "../persons";
import { countRecoveryCodes, hasSecondFactor, removeSecondFactor } from "../secondFactor";
import { endEverySession, endSessions, listSessions, type AccountSession } from "../sessions";
import { forgetFailures, takeTurn } from "../slowDown";
import type { Visit } from "../Visit";
import type { AccountRoutes } from "./accountRoutes";

const FREE_PASSWORDS = 5;

type Own = (visit: Visit, session: AccountSession) => Promise<FastifyReply>;

/** Of somebody who is signed in, with the second factor where there is one. */
const own =
  (work: Own) =>
  (visit: Visit): FastifyReply | Promise<FastifyReply> =>
    visit.session?.isComplete ? work(visit, visit.session) : visit.goTo("/sign-in");

const readView = ({ deps, site, t }: Visit, session: AccountSession): Promise<AccountView> =>
  deps.db.transaction(async (tx) => {
    const { personId } = session;
    const [person] = await tx.select().from(persons).where(eq(persons.id, personId));
    const [credential] = await tx.select().from(credentials).where(eq(credentials.personId, personId));
    const sessions = await listSessions(tx, personId, deps.now());
    return {
      name: person?.name ?? session.name,
      email: session.email,
      avatar: avatarOf(site, person?.name ?? session.name),
      emailConfirmedAt: person?.emailConfirmedAt ?? null,
      passwordChangedAt: credential?.changedAt ?? null,
      hasSecondFactor: await hasSecondFactor(tx, personId),
      needsSecondFactor: await isAdministrator(tx, personId),
      codesLeft: await countRecoveryCodes(tx, personId),
      sessions: sessions.map(({ userAgent, ...rest }) => ({
        ...rest,
        browser: describeBrowser(userAgent, t),
        isThis: rest.id === session.id,
      })),
    };
  });

const show = async (visit: Visit, session: AccountSession, errors: FieldErrors = {}): Promise<FastifyReply> => {
  const view = await readView(visit, session);
  const isSaved = "saved" in (visit.request.query as object);
  return visit.page(
    visit.t.account.title,
    (context) => <Account context={context} view={view} errors={errors} isSaved={isSaved} />,
    { status: Object.keys(errors).length > 0 ? 422 : 200 },
  );
};

/** Whoever sits at a browser that was left open does not know the password. @returns what was wrong */
const checkPassword = async (
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

const saveProfile: Own = async (visit, session) => {
  const name = visit.field("name").trim();
  const errors = wrongOf({ name: nameError(name, visit.t) });
  if (errors["name"] !== undefined) return show(visit, session, errors);
  await visit.deps.db.transaction((tx) => tx.update(persons).set({ name }).where(eq(persons.id, session.personId)));
  return visit.goTo("/?saved=1");
};

const changePassword: Own = async (visit, session) => {
  const { deps, t, mail, language } = visit;
  const password = visit.field("password");
  const errors = wrongOf({
    current: await checkPassword(visit, session, visit.field("current")),
    password: passwordError(password, session.email, t),
  });
  if (Object.keys(errors).length > 0) return show(visit, session, errors);
  const passwordHash = await hashPassword(password);
  await deps.db.transaction(async (tx) => {
    await setPassword(tx, session.personId, passwordHash, deps.now());
    await endSessions(tx, session.personId, { except: session.id }, deps.now());
    const to = { ...mail, recipient: session.email, language };
    await writeLetter(tx, noticeLetter(language, "changed"), to, deps.now());
  });
  return visit.goTo("/?saved=1");
};

const turnOff: Own = async (visit, session) => {
  const { deps, mail, language } = visit;
  const currentOff = await checkPassword(visit, session, visit.field("currentOff"));
  if (currentOff !== undefined) return show(visit, session, { currentOff });
  await deps.db.transaction(async (tx) => {
    if (await isAdministrator(tx, session.personId)) return;
    await removeSecondFactor(tx, session.personId);
    const to = { ...mail, recipient: session.email, language };
    await writeLetter(tx, noticeLetter(language, "secondStepOff"), to, deps.now());
  });
  return visit.goTo("/?saved=1");
};

const endOne: Own = async (visit, { personId }) => {
  const { data: only } = z.uuid().safeParse(visit.field("id"));
  if (only !== undefined)
    await visit.deps.db.transaction((tx) => endSessions(tx, personId, { only }, visit.deps.now()));
  return visit.goTo("/?saved=1#sessions");
};

const endOthers: Own = async (visit, { id, personId }) => {
  await visit.deps.db.transaction((tx) => endSessions(tx, personId, { except: id }, visit.deps.now()));
  return visit.goTo("/?saved=1#sessions");
};

const download: Own = async (visit, { personId }) => {
  const data = await exportPerson(visit.deps.db, personId);
  return visit.reply
    .headers({ "cache-control": "no-store", "content-disposition": 'attachment; filename="serambi-account.json"' })
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(data, null, 2));
};

const showErase = (visit: Visit, error?: string): FastifyReply =>
  visit.page(visit.t.erase.title, (context) => <Erase context={context} error={error} />, {
    status: error === undefined ? 200 : 422,
  });

const erase: Own = async (visit, session) => {
  const { deps, t } = visit;
  const { personId, email } = session;
  const wrong = await checkPassword(visit, session, visit.field("current"));
  if (wrong !== undefined) return showErase(visit, wrong);
  await deps.db.transaction(async (tx) => {
    await endEverySession(tx, personId, deps.now());
    await erasePerson(tx, personId);
  });
  await eraseLetters(deps.db, email);
  visit.forgetSession();
  return visit.page(t.erase.title, (context) => (
    <Notice context={context} heading={t.erase.doneHeading} text={t.erase.done} />
  ));
};

/** A person's own page: name, ways in, sessions, and leaving with everything. */
export const ownRoutes = ({ get, post }: AccountRoutes): void => {
  get(
    "/",
    own((visit, session) => show(visit, session)),
  );
  post("/profile", own(saveProfile));
  post("/password", own(changePassword));
  post("/second-step/off", own(turnOff));
  post("/sessions/end", own(endOne));
  post("/sessions/end-all", own(endOthers));
  post("/export", own(download));
  get(
    "/erase",
    own(async (visit) => showErase(visit)),
  );
  post("/erase", own(erase));
};
