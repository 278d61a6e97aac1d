import type { FastifyReply } from "fastify";

import { steadily } from "../steadily";
import { confirmLetter } from "../letters";
import { writeLetter } from "../mail/writeLetter";
import { SignIn, type SignInOutcome } from "../pages/SignIn";
import { isPassword } from "../passwords";
import { findByEmail, isAdministrator, makeMailToken, plainEmail, type Person } from "../persons";
import { digestOf } from "../randomToken";
import { requestOptions } from "../passkeys/ceremony";
import { hasSecondStep } from "../passkeys/passkeys";
import { hasSecondFactor } from "../secondFactor";
import { signInAs } from "../signInAs";
import { forgetFailures, takeTurn, type SlowedSubject } from "../slowDown";
import { isTrustedDevice } from "../trustedDevices";
import type { Visit } from "../Visit";
import type { AccountRoutes } from "./accountRoutes";

const FREE_OF_ACCOUNT = 6;
/** A school shares an address. */
export const FREE_OF_ADDRESS = 60;

const STATUS: Readonly<Record<SignInOutcome["kind"], number>> = {
  wrong: 422,
  slow: 429,
  unconfirmed: 422,
  passkey: 422,
};

export const showSignIn = (visit: Visit, email?: string, outcome?: SignInOutcome): FastifyReply => {
  if (outcome?.kind === "slow") visit.reply.header("retry-after", outcome.waitSeconds);
  const passkey = requestOptions(visit.origin, visit.challenge("sign in"));
  return visit.page(
    visit.t.signIn.title,
    (context) => <SignIn context={context} email={email} outcome={outcome} passkey={passkey} />,
    { status: outcome ? STATUS[outcome.kind] : 200 },
  );
};

/** Sends somebody on who is signed in: to the second step, back to their site, or to their own page. */
const goOn = async (visit: Visit): Promise<FastifyReply> => {
  const { session, interaction, deps, request, reply, origin, base } = visit;
  if (!session) return showSignIn(visit);
  if (!session.isComplete) {
    const has = await deps.db.transaction((tx) => hasSecondStep(tx, session.personId));
    return visit.goTo(has ? `${base}/second-step` : `${base}/second-step/set-up`);
  }
  if (!interaction) return visit.goTo("/");
  // Asked for anew (`prompt=login`, `max_age`): what was there before does not count.
  const isAnew = interaction.prompt.reasons.some((reason) => ["login_prompt", "max_age"].includes(reason));
  if (isAnew && session.createdAt.getTime() < interaction.iat * 1000) return showSignIn(visit, session.email);
  const provider = await deps.providerAt(origin);
  const login = { accountId: session.personId, acr: session.id, remember: session.isRemembered };
  return visit.goTo(await provider.interactionResult(request.raw, reply.raw, { login }));
};

const sendConfirmation = (visit: Visit, { id, name, email }: Person): Promise<void> =>
  visit.deps.db.transaction(async (tx) => {
    const { language, deps, mail } = visit;
    const href = visit.linkTo("/confirm", await makeMailToken(tx, id, "confirm", deps.now()));
    const letter = confirmLetter(language, { name, email, site: mail.siteTitle, href, now: deps.now() });
    await writeLetter(tx, letter, { ...mail, recipient: email, language }, deps.now());
  });

const trySignIn = async (visit: Visit, email: string): Promise<SignInOutcome | null> => {
  const { deps, request } = visit;
  const account = digestOf(email);
  const known = visit.knownBrowser(account);
  const own: SlowedSubject = { subject: known ? `browser:${known}` : `account:${account}`, free: FREE_OF_ACCOUNT };
  const shared: SlowedSubject = { subject: `address:${request.ip}`, free: FREE_OF_ADDRESS };
  const { turn, found } = await deps.db.transaction(async (tx) => ({
    turn: await takeTurn(tx, [own, shared], deps.now()),
    found: await findByEmail(tx, email),
  }));
  if (turn.waitSeconds > 0) return { kind: "slow", waitSeconds: turn.waitSeconds };
  const isRight = await isPassword(visit.field("password"), found?.passwordHash);
  if (!isRight || !found) return { kind: "wrong", triesLeft: turn.triesLeft };
  const { person } = found;
  if (person.emailConfirmedAt === null) {
    await sendConfirmation(visit, person);
    return { kind: "unconfirmed" };
  }
  await deps.db.transaction(async (tx) => {
    await forgetFailures(tx, { own: own.subject, shared: shared.subject });
    const needsSecond = (await hasSecondFactor(tx, person.id))
      ? !(await isTrustedDevice(tx, person.id, visit.deviceToken, deps.now()))
      : await isAdministrator(tx, person.id);
    const isRemembered = visit.field("stay") !== "";
    await signInAs(tx, visit, { personId: person.id, isComplete: !needsSecond, isRemembered, beganWith: "password" });
  });
  visit.rememberBrowser(account);
  return null;
};

/** Signing in with a password. What is answered, and when, is the same with an account and without. */
export const signInRoutes = ({ get, pageAndForm }: AccountRoutes): void => {
  get("/interaction/:uid", goOn);
  pageAndForm(
    "/sign-in",
    (visit) => ("other" in (visit.request.query as object) ? showSignIn(visit) : goOn(visit)),
    async (visit) => {
      const email = plainEmail(visit.field("email"));
      const outcome = await steadily(visit.deps.answerAfterMs, () => trySignIn(visit, email));
      return outcome ? showSignIn(visit, email, outcome) : visit.goTo(visit.base || "/sign-in");
    },
  );
};
