import { eq } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { accountSessions } from "../database/schema";
import { beginSession } from "./sessions";
import type { Visit } from "./Visit";

interface NewSignIn {
  readonly personId: string;
  readonly isComplete: boolean;
  readonly isRemembered: boolean;
}

/** Begins a session in this browser, under a new id; the one before it ends. */
export const signInAs = async (tx: Transaction, visit: Visit, given: NewSignIn): Promise<void> => {
  const { session, deps, request } = visit;
  if (session) await tx.delete(accountSessions).where(eq(accountSessions.id, session.id));
  const userAgent = request.headers["user-agent"] ?? "";
  const { token } = await beginSession(tx, { ...given, userAgent }, deps.now());
  visit.rememberSession(token, given.isRemembered);
};
