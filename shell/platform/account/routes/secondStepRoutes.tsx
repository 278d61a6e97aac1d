import type { FastifyReply } from "fastify";

import { noticeLetter } from "../letters";
import { writeLetter } from "../mail/writeLetter";
import { requestOptions } from "../passkeys/ceremony";
import { hasSecondStep, listPasskeys } from "../passkeys/passkeys";
import { Codes, Recovery, SecondStep, SetUp } from "../pages/SecondStep";
import { isAdministrator } from "../persons";
import {
  countRecoveryCodes,
  hasSecondFactor,
  makeRecoveryCodes,
  prepareSecondFactor,
  takeRecoveryCode,
  takeTotp,
  totpAddress,
} from "../secondFactor";
import { signInAs } from "../signInAs";
import type { AccountSession } from "../sessions";
import { forgetFailures, takeTurn } from "../slowDown";
import { trustDevice } from "../trustedDevices";
import type { Visit } from "../Visit";
import type { FieldErrors } from "../pages/controls";
import type { AccountRoutes } from "./accountRoutes";
import { checkPassword } from "./ownPage";

const FREE_CODES = 5;

type Step = (visit: Visit, session: AccountSession) => Promise<FastifyReply>;

/** Of somebody whose password was right. */
const signedIn =
  (step: Step) =>
  (visit: Visit): FastifyReply | Promise<FastifyReply> =>
    visit.session ? step(visit, visit.session) : visit.goTo(visit.base || "/sign-in");

const showCode = async (visit: Visit, { name, personId }: AccountSession, error?: string): Promise<FastifyReply> => {
  const { has, passkeys } = await visit.deps.db.transaction(async (tx) => ({
    has: await hasSecondFactor(tx, personId),
    passkeys: await listPasskeys(tx, personId),
  }));
  const passkey =
    passkeys.length === 0 ? undefined : requestOptions(visit.origin, visit.challenge("sign in"), passkeys);
  return visit.page(
    visit.t.secondStep.title,
    (context) => <SecondStep context={context} name={name} error={error} hasApp={has} passkey={passkey} />,
    { status: error === undefined ? 200 : 422 },
  );
};

const showRecovery = async (
  visit: Visit,
  { name, personId }: AccountSession,
  error?: string,
): Promise<FastifyReply> => {
  const left = await visit.deps.db.transaction((tx) => countRecoveryCodes(tx, personId));
  return visit.page(
    visit.t.secondStep.title,
    (context) => <Recovery context={context} name={name} left={left} error={error} />,
    { status: error === undefined ? 200 : 422 },
  );
};

type Take = typeof takeRecoveryCode;

/** Takes a code and completes the session, under a new id. @returns what was wrong */
const complete = (visit: Visit, session: AccountSession, take: Take, wrong: string): Promise<string | null> =>
  visit.deps.db.transaction(async (tx) => {
    const { deps, t } = visit;
    const { personId, isRemembered, beganWith } = session;
    const subject = `second:${personId}`;
    const { waitSeconds } = await takeTurn(tx, [{ subject, free: FREE_CODES }], deps.now());
    if (waitSeconds > 0) return t.signIn.slow(waitSeconds);
    if (!(await take(tx, personId, visit.field("code")))) return wrong;
    await forgetFailures(tx, { own: subject, shared: "" });
    await signInAs(tx, visit, { personId, isComplete: true, isRemembered, beganWith });
    if (visit.field("trust") !== "")
      visit.rememberDevice(await trustDevice(tx, personId, visit.request.headers["user-agent"] ?? "", deps.now()));
    return null;
  });

const takeDigits =
  ({ deps }: Visit): Take =>
  (tx, personId, code) =>
    takeTotp(tx, personId, code, deps.secret, deps.now());

const submitCode: Step = async (visit, session) => {
  const has = await visit.deps.db.transaction((tx) => hasSecondStep(tx, session.personId));
  if (!has) return visit.goTo(`${visit.base}/second-step/set-up`);
  const wrong = await complete(visit, session, takeDigits(visit), visit.t.secondStep.wrong);
  return wrong === null ? visit.goTo(visit.base || "/") : showCode(visit, session, wrong);
};

const submitRecovery: Step = async (visit, session) => {
  const wrong = await complete(visit, session, takeRecoveryCode, visit.t.secondStep.recoveryWrong);
  return wrong === null ? visit.goTo(visit.base || "/") : showRecovery(visit, session, wrong);
};

/** Whoever knows nothing but the password makes no second factor for an account that has one. */
const isBarred = ({ deps }: Visit, { personId, isComplete }: AccountSession): Promise<boolean> =>
  deps.db.transaction((tx) => (isComplete ? hasSecondFactor(tx, personId) : hasSecondStep(tx, personId)));

const showSetUp = async (visit: Visit, session: AccountSession, errors: FieldErrors = {}): Promise<FastifyReply> => {
  const { deps, site } = visit;
  const { personId, email } = session;
  if (await isBarred(visit, session)) return visit.goTo(visit.base || "/");
  const { secret, isRequired } = await deps.db.transaction(async (tx) => ({
    secret: await prepareSecondFactor(tx, personId, deps.secret),
    isRequired: await isAdministrator(tx, personId),
  }));
  const address = totpAddress(secret, site.settings.title, email);
  return visit.page(
    visit.t.setUp.title,
    (context) => (
      <SetUp
        context={context}
        secret={secret}
        address={address}
        isRequired={isRequired}
        asksPassword={session.isComplete}
        errors={errors}
      />
    ),
    { status: Object.keys(errors).length === 0 ? 200 : 422 },
  );
};

const submitSetUp: Step = async (visit, session) => {
  const { deps, t, mail, language, base } = visit;
  if (await isBarred(visit, session)) return visit.goTo(base || "/");
  // Who signed in just now has given it.
  const current = session.isComplete ? await checkPassword(visit, session, visit.field("current")) : undefined;
  if (current !== undefined) return showSetUp(visit, session, { current });
  const wrong = await complete(visit, session, takeDigits(visit), t.secondStep.wrong);
  if (wrong !== null) return showSetUp(visit, session, { code: wrong });
  const codes = await deps.db.transaction(async (tx) => {
    const made = await makeRecoveryCodes(tx, session.personId);
    const to = { ...mail, recipient: session.email, language };
    await writeLetter(tx, noticeLetter(language, "secondStepOn"), to, deps.now());
    return made;
  });
  return visit.page(t.setUp.codes, (context) => <Codes context={context} codes={codes} next={base || "/"} />);
};

/** The second factor: digits of an app, or a recovery code; and setting it up. */
export const secondStepRoutes = ({ pageAndForm }: AccountRoutes): void => {
  pageAndForm(
    "/second-step",
    signedIn((visit, session) => showCode(visit, session)),
    signedIn(submitCode),
  );
  pageAndForm(
    "/recovery",
    signedIn((visit, session) => showRecovery(visit, session)),
    signedIn(submitRecovery),
  );
  pageAndForm(
    "/second-step/set-up",
    signedIn((visit, session) => showSetUp(visit, session)),
    signedIn(submitSetUp),
  );
};
