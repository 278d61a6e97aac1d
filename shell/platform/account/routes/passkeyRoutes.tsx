import type { FastifyReply } from "fastify";
import { eq } from "drizzle-orm";

import type { Transaction } from "../../database/Database";
import { persons } from "../../database/schema";
import { describeBrowser } from "../describeBrowser";
import { noticeLetter } from "../letters";
import { writeLetter } from "../mail/writeLetter";
import { NewPasskey } from "../pages/NewPasskey";
import type { SignInOutcome } from "../pages/SignIn";
import { creationOptions, readAssertion, verifyAssertion, verifyCreation } from "../passkeys/ceremony";
import { takeChallenge } from "../passkeys/challenge";
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  passkeyName,
  removePasskey,
  renamePasskey,
} from "../passkeys/passkeys";
import { isAdministrator, plainEmail } from "../persons";
import { hasSecondFactor } from "../secondFactor";
import type { AccountSession } from "../sessions";
import { signInAs } from "../signInAs";
import { forgetFailures, takeTurn } from "../slowDown";
import { steadily } from "../steadily";
import type { Visit } from "../Visit";
import type { AccountRoutes } from "./accountRoutes";
import { checkPassword, own, showAccount, type Own } from "./ownPage";
import { FREE_OF_ADDRESS, showSignIn } from "./signInRoutes";

/** Longer than any field that a person fills: what a browser gives for a passkey. */
const MAX_CREDENTIAL = 12_000;
const MAX_ID = 1_400;

const credentialOf = (visit: Visit): string => visit.field("credential", MAX_CREDENTIAL);

/** Compares what a browser signed with the passkey that it names. @returns whose it is; null where anything does not hold */
const owner = async (visit: Visit): Promise<string | null> => {
  const { deps, origin } = visit;
  const response = readAssertion(credentialOf(visit));
  const passkey = response && (await deps.db.transaction((tx) => findPasskey(tx, response.id)));
  if (!response || !passkey) return null;
  const isChallenge = (encoded: string): boolean => visit.isOwnChallenge(encoded, "sign in");
  const verified = await verifyAssertion(response, passkey, { origin, isChallenge });
  if (!verified) return null;
  return deps.db.transaction(async (tx) => {
    if (!(await takeChallenge(tx, verified.challenge, deps.now()))) return null;
    await notePasskeyUse(tx, passkey.id, verified.counter, deps.now());
    const [person] = await tx.select().from(persons).where(eq(persons.id, passkey.personId));
    return person?.emailConfirmedAt == null ? null : person.id;
  });
};

/** A passkey is both factors: the device has it, and has checked whose finger, face or code it is. */
const trySignIn = async (visit: Visit): Promise<SignInOutcome | null> => {
  const { deps, request, session } = visit;
  const address = `address:${request.ip}`;
  const { waitSeconds } = await deps.db.transaction((tx) =>
    takeTurn(tx, [{ subject: address, free: FREE_OF_ADDRESS }], deps.now()),
  );
  if (waitSeconds > 0) return { kind: "slow", waitSeconds };
  const personId = await owner(visit);
  if (personId === null) return { kind: "passkey" };
  await deps.db.transaction(async (tx) => {
    await forgetFailures(tx, { own: "", shared: address });
    const isRemembered = visit.field("stay") !== "" || (session?.isRemembered ?? false);
    await signInAs(tx, visit, { personId, isComplete: true, isRemembered, beganWith: "passkey" });
  });
  return null;
};

const signIn = async (visit: Visit): Promise<FastifyReply> => {
  const outcome = await steadily(visit.deps.answerAfterMs, () => trySignIn(visit));
  if (outcome) return showSignIn(visit, plainEmail(visit.field("email")) || undefined, outcome);
  return visit.goTo(visit.base || "/sign-in");
};

const addPurpose = ({ personId }: AccountSession) => `add:${personId}` as const;

/** The page with the button; its challenge proves that the password was right. */
const showNew = async (visit: Visit, session: AccountSession): Promise<FastifyReply> => {
  const { deps, t, origin, site, request } = visit;
  const { personId: id, email, name } = session;
  const known = await deps.db.transaction((tx) => listPasskeys(tx, id));
  const challenge = visit.challenge(addPurpose(session));
  const person = { id, email, name };
  const options = await creationOptions({ origin, challenge, siteName: site.settings.title, person, known });
  const suggested = describeBrowser(request.headers["user-agent"] ?? "", t);
  return visit.page(t.passkey.title, (context) => <NewPasskey context={context} options={options} name={suggested} />);
};

const begin: Own = async (visit, session) => {
  const currentPasskey = await checkPassword(visit, session, visit.field("currentPasskey"));
  return currentPasskey === undefined ? showNew(visit, session) : showAccount(visit, session, { currentPasskey });
};

const tell = (tx: Transaction, visit: Visit, { email }: AccountSession, about: "passkeyAdded" | "passkeyRemoved") =>
  writeLetter(
    tx,
    noticeLetter(visit.language, about),
    { ...visit.mail, recipient: email, language: visit.language },
    visit.deps.now(),
  );

const add: Own = async (visit, session) => {
  const { deps, t, origin, request } = visit;
  const isChallenge = (encoded: string): boolean => visit.isOwnChallenge(encoded, addPurpose(session));
  const made = await verifyCreation(credentialOf(visit), { origin, isChallenge });
  // Without a proof of the password there is no second page either.
  if (!made) return showAccount(visit, session, { currentPasskey: t.passkey.failed });
  const name = passkeyName(visit.field("name"), describeBrowser(request.headers["user-agent"] ?? "", t));
  const isAdded = await deps.db.transaction(async (tx) => {
    const { challenge, ...passkey } = made;
    if (!(await takeChallenge(tx, challenge, deps.now()))) return false;
    if (!(await addPasskey(tx, { ...passkey, name, personId: session.personId }, deps.now()))) return false;
    await tell(tx, visit, session, "passkeyAdded");
    return true;
  });
  return isAdded ? visit.goTo("/?saved=1#ways") : showAccount(visit, session, { currentPasskey: t.passkey.failed });
};

const rename: Own = async (visit, { personId }) => {
  const name = passkeyName(visit.field("name"), "");
  const id = visit.field("id", MAX_ID);
  if (name !== "") await visit.deps.db.transaction((tx) => renamePasskey(tx, personId, id, name));
  return visit.goTo("/?saved=1#ways");
};

const remove: Own = async (visit, session) => {
  const { deps, t } = visit;
  const { personId } = session;
  const isKept = await deps.db.transaction(async (tx) => {
    const isOnly = (await listPasskeys(tx, personId)).length === 1 && !(await hasSecondFactor(tx, personId));
    // An administrator is never without a second factor: the app first, then the last passkey may go.
    if (isOnly && (await isAdministrator(tx, personId))) return true;
    if (await removePasskey(tx, personId, visit.field("id", MAX_ID))) await tell(tx, visit, session, "passkeyRemoved");
    return false;
  });
  return isKept ? showAccount(visit, session, { ways: t.passkey.last }) : visit.goTo("/?saved=1#ways");
};

/** Passkeys: signing in with one, on the sign-in page and in the place of the six digits, and a person's own. */
export const passkeyRoutes = ({ post }: AccountRoutes): void => {
  for (const base of ["", "/interaction/:uid"]) post(`${base}/passkey`, signIn);
  post("/passkeys/new", own(begin));
  post("/passkeys", own(add));
  post("/passkeys/rename", own(rename));
  post("/passkeys/remove", own(remove));
};
