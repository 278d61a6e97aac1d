import type { FastifyReply } from "fastify";

import type { Transaction } from "../../database/Database";
import { emailError, nameError, passwordError, wrongOf } from "../checkFields";
import { noticeLetter, passwordLetter } from "../letters";
import { writeLetter } from "../mail/writeLetter";
import { Confirm, Forgotten, NewPassword, Sent } from "../pages/letters";
import { SignUp } from "../pages/SignUp";
import { hashPassword, isPassword } from "../passwords";
import {
  findByEmail,
  findByMailToken,
  isMailToken,
  makeMailToken,
  plainEmail,
  setPassword,
  takeMailToken,
} from "../persons";
import { endEverySession } from "../sessions";
import { forgetFailures, takeTurn } from "../slowDown";
import { signUp, type SignUpPlace } from "../signUp";
import { steadily } from "../steadily";
import type { Visit } from "../Visit";
import type { AccountRoutes } from "./accountRoutes";
import { done, letterTurn, linkPage, stale, tokenOf, tooMany } from "./mailLinks";

const placeOf = (visit: Visit): SignUpPlace => ({
  mail: visit.mail,
  language: visit.language,
  now: visit.deps.now(),
  forgottenHref: `${visit.origin}/forgotten?redirect=${encodeURIComponent(visit.site.origin)}`,
  confirmHref: (token) => visit.linkTo("/confirm", token),
});

const sendPasswordLink = async (tx: Transaction, visit: Visit, email: string): Promise<void> => {
  const { deps, mail } = visit;
  const found = await findByEmail(tx, email);
  if (!found) return;
  const { id, language } = found.person;
  const href = visit.linkTo("/new-password", await makeMailToken(tx, id, "password", deps.now()));
  await writeLetter(
    tx,
    passwordLetter(language, href, deps.now()),
    { ...mail, recipient: email, language },
    deps.now(),
  );
};

const submitSignUp = async (visit: Visit): Promise<FastifyReply> => {
  const { t, deps } = visit;
  const values = { name: visit.field("name").trim(), email: plainEmail(visit.field("email")) };
  const password = visit.field("password");
  const errors = wrongOf({
    name: nameError(values.name, t),
    email: emailError(values.email, t),
    password: passwordError(password, values.email, t),
  });
  if (Object.keys(errors).length > 0)
    return visit.page(t.signUp.title, (context) => <SignUp context={context} values={values} errors={errors} />, {
      status: 422,
    });
  const { waitSeconds } = await letterTurn(visit, values.email);
  if (waitSeconds > 0) return tooMany(visit, waitSeconds);
  await steadily(deps.answerAfterMs, async () => {
    const passwordHash = await hashPassword(password);
    await deps.db.transaction((tx) => signUp(tx, placeOf(visit), { ...values, passwordHash }));
  });
  return visit.page(t.sent.title, (context) => <Sent context={context} email={values.email} kind="signUp" />);
};

const submitForgotten = async (visit: Visit): Promise<FastifyReply> => {
  const { t, deps } = visit;
  const email = plainEmail(visit.field("email"));
  const errors = wrongOf({ email: emailError(email, t) });
  if (errors["email"] !== undefined)
    return visit.page(t.forgotten.title, (context) => <Forgotten context={context} email={email} errors={errors} />, {
      status: 422,
    });
  const { waitSeconds } = await letterTurn(visit, email);
  if (waitSeconds > 0) return tooMany(visit, waitSeconds);
  await steadily(deps.answerAfterMs, () => deps.db.transaction((tx) => sendPasswordLink(tx, visit, email)));
  return visit.page(t.sent.title, (context) => <Sent context={context} email={email} kind="forgotten" />);
};

const FREE_CONFIRMATIONS = 5;

/**
 * Somebody may have signed up with an e-mail of another, under a password of their own: whoever confirms it in another browser than the one
 * that signed up has to know the password.
 */
const showConfirm = (visit: Visit, error?: string): FastifyReply => {
  const { t, request } = visit;
  const isElsewhere = !visit.isAskedForHere(tokenOf(visit));
  return visit.page(
    t.confirm.title,
    (context) => (
      <Confirm
        context={context}
        action={request.url}
        heading={t.confirm.heading}
        lede={isElsewhere ? t.confirm.elsewhere : t.confirm.lede}
        asksPassword={isElsewhere}
        error={error}
      />
    ),
    { status: error === undefined ? 200 : 422 },
  );
};

/** @returns what was wrong with the password of the sign-up that a link is about */
const checkSignUp = async (visit: Visit): Promise<string | undefined> => {
  const { deps, t } = visit;
  const { turn, own, passwordHash } = await deps.db.transaction(async (tx) => {
    const found = await findByMailToken(tx, tokenOf(visit), "confirm", deps.now());
    const subject = `confirm:${found?.person.id ?? ""}`;
    const free = FREE_CONFIRMATIONS;
    return {
      turn: await takeTurn(tx, [{ subject, free }], deps.now()),
      own: subject,
      passwordHash: found?.passwordHash,
    };
  });
  if (turn.waitSeconds > 0) return t.signIn.slow(turn.waitSeconds);
  if (!(await isPassword(visit.field("password"), passwordHash))) return t.confirm.passwordWrong;
  await deps.db.transaction((tx) => forgetFailures(tx, { own, shared: "" }));
  return undefined;
};

const submitConfirm = async (visit: Visit): Promise<FastifyReply> => {
  const { deps, t } = visit;
  const isGood = await deps.db.transaction((tx) => isMailToken(tx, tokenOf(visit), "confirm", deps.now()));
  if (!isGood) return stale(visit);
  const wrong = visit.isAskedForHere(tokenOf(visit)) ? undefined : await checkSignUp(visit);
  if (wrong !== undefined) return showConfirm(visit, wrong);
  const person = await deps.db.transaction((tx) => takeMailToken(tx, tokenOf(visit), "confirm", deps.now()));
  return person ? done(visit, t.confirm) : stale(visit);
};

const showNewPassword = async (visit: Visit, errors: Record<string, string> = {}): Promise<FastifyReply> => {
  const { deps, request, t } = visit;
  const found = await deps.db.transaction((tx) => findByMailToken(tx, tokenOf(visit), "password", deps.now()));
  if (!found) return stale(visit);
  const { email } = found.person;
  return visit.page(
    t.fresh.title,
    (context) => <NewPassword context={context} action={request.url} email={email} errors={errors} />,
    { status: Object.keys(errors).length > 0 ? 422 : 200 },
  );
};

const submitNewPassword = async (visit: Visit): Promise<FastifyReply> => {
  const { deps, t, mail } = visit;
  const password = visit.field("password");
  const errors = wrongOf({ password: passwordError(password, "", t) });
  if (errors["password"] !== undefined) return showNewPassword(visit, errors);
  const passwordHash = await hashPassword(password);
  const person = await deps.db.transaction(async (tx) => {
    const owner = await takeMailToken(tx, tokenOf(visit), "password", deps.now());
    if (!owner) return undefined;
    const { id, email: recipient, language } = owner;
    await setPassword(tx, id, passwordHash, deps.now());
    await endEverySession(tx, id, deps.now());
    await writeLetter(tx, noticeLetter(language, "changed"), { ...mail, recipient, language }, deps.now());
    return owner;
  });
  if (!person) return stale(visit);
  visit.forgetSession();
  return done(visit, t.fresh);
};

/** Making an account, and what goes through a mailbox: confirming it, choosing a new password. */
export const signUpRoutes = ({ get, post, pageAndForm }: AccountRoutes): void => {
  pageAndForm(
    "/sign-up",
    (visit) => visit.page(visit.t.signUp.title, (context) => <SignUp context={context} />),
    submitSignUp,
  );
  pageAndForm(
    "/forgotten",
    (visit) => visit.page(visit.t.forgotten.title, (context) => <Forgotten context={context} />),
    submitForgotten,
  );
  get(
    "/confirm",
    linkPage("confirm", (visit) => showConfirm(visit)),
  );
  post("/confirm", submitConfirm);
  get("/new-password", (visit) => showNewPassword(visit));
  post("/new-password", submitNewPassword);
};
