import type { Transaction } from "../database/Database";
import { beginSession, endSessions, replaceSession } from "./sessions";
import type { Visit } from "./Visit";

interface NewSignIn {
  readonly personId: string;
  readonly isComplete: boolean;
  readonly isRemembered: boolean;
  readonly beganWith: "password" | "passkey";
}

/** Begins a session in this browser, under a new id. The same person's session before it goes on in it; anybody else's ends. */
export const signInAs = async (tx: Transaction, visit: Visit, given: NewSignIn): Promise<void> => {
  const { session, deps, request } = visit;
  const userAgent = request.headers["user-agent"] ?? "";
  const { token, id } = await beginSession(tx, { ...given, userAgent }, deps.now());
  if (session?.personId === given.personId) await replaceSession(tx, given.personId, { before: session.id, after: id });
  else if (session) await endSessions(tx, session.personId, { only: session.id }, deps.now());
  visit.rememberSession(token, given.isRemembered);
};
