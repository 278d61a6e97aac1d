import { isAppError, type AppError } from "../errors";
import type { Action, Ending, FormState, FormValues, Invalid, PageContext, RemoteDeps } from "../remote";

/** What a form came to: what takes the page's place, or what the page is shown once more with. */
export type Posted =
  | { readonly kind: "ended"; readonly ending: Ending }
  | { readonly kind: "refused"; readonly form: FormState };

/** Names of fields that hold a password: what was typed there goes to the action and nowhere else. */
const SECRET = /pass(?:word|wd|phrase)|sandi/i;

/** The ending that an expected failure of a loader or an action comes to. @throws anything else: a bug of the remote */
export const endingOf = (error: unknown): Ending => {
  if (!isAppError(error)) throw error;
  if (error.code === "not-found") return { kind: "not-found" };
  return { kind: "failed", status: error.status, message: error.message };
};

const invalidOf = ({ message }: AppError, errors: Invalid["errors"]): Invalid => ({ kind: "invalid", errors, message });

const refusalOf = (error: unknown): Ending | Invalid =>
  isAppError(error) && error.fields ? invalidOf(error, error.fields) : endingOf(error);

/**
 * Does with a form what its page does, as every host must: an AppError with fields refuses it, and what was typed comes back
 * without its passwords.
 * @throws what is no AppError: a bug of the remote
 */
export const runAction = async (
  action: Action,
  deps: RemoteDeps,
  context: PageContext,
  form: FormValues,
): Promise<Posted> => {
  const acted = async (): Promise<Ending | Invalid> => action(deps, context, form); // whatever it throws, and when
  const result = await acted().catch(refusalOf);
  if (result.kind !== "invalid") return { kind: "ended", ending: result };
  const values = Object.fromEntries(Object.entries(form).filter(([name]) => !SECRET.test(name)));
  return { kind: "refused", form: { values, errors: result.errors, message: result.message ?? "" } };
};
