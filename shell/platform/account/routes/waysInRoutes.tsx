import type { FastifyReply } from "fastify";
import * as z from "zod";

import { emailError, passwordError, wrongOf } from "../checkFields";
import { emailChangeLetter, emailChangedLetter, existsLetter, noticeLetter } from "../letters";
import { writeLetter } from "../mail/writeLetter";
import { Confirm } from "../pages/letters";
import { Codes } from "../pages/SecondStep";
import { hashPassword } from "../passwords";
import { findByEmail, isAdministrator, makeMailToken, plainEmail, setPassword, takeNewEmail } from "../persons";
import { hasSecondFactor, makeRecoveryCodes, removeSecondFactor } from "../secondFactor";
import { endSessions } from "../sessions";
import { signInAs } from "../signInAs";
import { steadily } from "../steadily";
import { distrustDevices } from "../trustedDevices";
import type { Visit } from "../Visit";
import type { AccountRoutes } from "./accountRoutes";
import { done, letterTurn, linkPage, stale, tokenOf } from "./mailLinks";
import { checkPassword, own, showAccount, type Own } from "./ownPage";

const changePassword: Own = async (visit, session) => {
  const { deps, t, mail, language, deviceToken: exceptToken } = visit;
  const { personId, email, isRemembered, beganWith } = session;
  const password = visit.field("password");
  const errors = wrongOf({
    current: await checkPassword(visit, session, visit.field("current")),
    password: passwordError(password, email, t),
  });
  if (Object.keys(errors).length > 0) return showAccount(visit, session, errors);
  const passwordHash = await hashPassword(password);
  await deps.db.transaction(async (tx) => {
    await setPassword(tx, personId, passwordHash, deps.now());
    await endSessions(tx, personId, { except: session.id }, deps.now());
    await distrustDevices(tx, personId, { exceptToken });
    // A cookie that somebody copied before is of no use either.
    await signInAs(tx, visit, { personId, isComplete: true, isRemembered, beganWith });
    await writeLetter(tx, noticeLetter(language, "changed"), { ...mail, recipient: email, language }, deps.now());
  });
  return visit.goTo("/?saved=1");
};

const turnOff: Own = async (visit, session) => {
  const { deps, mail, language } = visit;
  const currentOff = await checkPassword(visit, session, visit.field("currentOff"));
  if (currentOff !== undefined) return showAccount(visit, session, { currentOff });
  await deps.db.transaction(async (tx) => {
    if (await isAdministrator(tx, session.personId)) return;
    await removeSecondFactor(tx, session.personId);
    const to = { ...mail, recipient: session.email, language };
    await writeLetter(tx, noticeLetter(language, "secondStepOff"), to, deps.now());
  });
  return visit.goTo("/?saved=1");
};

const renewCodes: Own = async (visit, session) => {
  const { deps, t, mail, language } = visit;
  const { personId, email: recipient } = session;
  const currentCodes = await checkPassword(visit, session, visit.field("currentCodes"));
  if (currentCodes !== undefined) return showAccount(visit, session, { currentCodes });
  const codes = await deps.db.transaction(async (tx) => {
    if (!(await hasSecondFactor(tx, personId))) return null;
    const made = await makeRecoveryCodes(tx, personId);
    await writeLetter(tx, noticeLetter(language, "newCodes"), { ...mail, recipient, language }, deps.now());
    return made;
  });
  if (!codes) return visit.goTo("/");
  return visit.page(t.setUp.codes, (context) => <Codes context={context} codes={codes} next="/" />);
};

const distrust: Own = async (visit, { personId }) => {
  const { data: only } = z.uuid().safeParse(visit.field("id"));
  if (only !== undefined) await visit.deps.db.transaction((tx) => distrustDevices(tx, personId, { only }));
  return visit.goTo("/?saved=1#ways");
};

/** Both mailboxes hear of it: the new one with a link, or that it has an account; the old one once it is changed. */
const askEmail = (visit: Visit, personId: string, email: string): Promise<void> =>
  visit.deps.db.transaction(async (tx) => {
    const { deps, mail, language, origin, site } = visit;
    const known = await findByEmail(tx, email);
    const to = { ...mail, recipient: email, language };
    const letter = known
      ? existsLetter(language, `${origin}/forgotten?redirect=${encodeURIComponent(site.origin)}`)
      : emailChangeLetter(
          language,
          visit.linkTo("/new-email", await makeMailToken(tx, personId, "email", deps.now(), email)),
          deps.now(),
        );
    await writeLetter(tx, letter, to, deps.now());
  });

const changeEmail: Own = async (visit, session) => {
  const { deps, t } = visit;
  const email = plainEmail(visit.field("newEmail"));
  const errors = wrongOf({
    newEmail: emailError(email, t) ?? (email === session.email ? t.errors.emailSame : undefined),
    currentEmail: await checkPassword(visit, session, visit.field("currentEmail")),
  });
  if (Object.keys(errors).length > 0) return showAccount(visit, session, errors);
  const { waitSeconds } = await letterTurn(visit, email);
  if (waitSeconds > 0) return showAccount(visit, session, { newEmail: t.signIn.slow(waitSeconds) });
  await steadily(deps.answerAfterMs, () => askEmail(visit, session.personId, email));
  return visit.goTo("/?saved=letter");
};

const confirmEmail = async (visit: Visit): Promise<FastifyReply> => {
  const { deps, t, mail } = visit;
  const person = await deps.db.transaction(async (tx) => {
    const taken = await takeNewEmail(tx, tokenOf(visit), deps.now());
    if (!taken) return undefined;
    const { email, language } = taken.person;
    const to = { ...mail, recipient: taken.before, language };
    await writeLetter(tx, emailChangedLetter(language, email), to, deps.now());
    return taken.person;
  });
  return person ? done(visit, t.newEmail) : stale(visit);
};

/** What an account is opened with: its password, its e-mail, the second step; passkeys are `passkeyRoutes`. */
export const waysInRoutes = ({ get, post }: AccountRoutes): void => {
  post("/password", own(changePassword));
  post("/second-step/off", own(turnOff));
  post("/second-step/codes", own(renewCodes));
  post("/devices/end", own(distrust));
  post("/email", own(changeEmail));
  get(
    "/new-email",
    linkPage("email", (visit) =>
      visit.page(visit.t.newEmail.title, (context) => (
        <Confirm
          context={context}
          action={visit.request.url}
          heading={visit.t.newEmail.heading}
          lede={visit.t.newEmail.lede}
        />
      )),
    ),
  );
  post("/new-email", confirmEmail);
};
