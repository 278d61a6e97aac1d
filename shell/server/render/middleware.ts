import { roleOfKind, type Role } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { readEnvelope, type HttpClients } from "@serambi/kernel/http";
import type { Ending, PageContext } from "@serambi/kernel/remote";
import * as z from "zod/mini";

/** Whoever asks for a page: as the auth host knows them by the access token that came with the request. */
export interface Visitor {
  readonly role: Role | "none";
}

/** What a check is given besides the page's context. */
export interface CheckDeps {
  readonly http: HttpClients;
}

/** A check before a page is loaded: nothing lets it be shown, an ending takes its place. */
export type Middleware = (context: PageContext, deps: CheckDeps) => Ending | void | Promise<Ending | void>;

/** The check of a name; undefined where the shell has none. */
export type MiddlewareTable = (name: string) => Middleware | undefined;

const UserDetail = z.object({ kind: z.int() });

/** @returns null where nobody is signed in. @throws AppError where the auth host cannot say */
const visitorOf = async ({ http }: CheckDeps): Promise<Visitor | null> => {
  try {
    const { kind } = readEnvelope(await http.auth.get("user/detail"), UserDetail);
    return { role: roleOfKind(kind) };
  } catch (error) {
    if (isAppError(error) && error.code === "unauthorized") return null;
    throw error;
  }
};

const addressOf = ({ path, query }: PageContext): string => (query.size > 0 ? `${path}?${query.toString()}` : path);

/** To the account site, and back to this page. */
const toLogin = (context: PageContext): Ending => ({
  kind: "redirect",
  to: `/Login?back=${encodeURIComponent(addressOf(context))}`,
  status: 302,
});

const FORBIDDEN_STATUS = 403;

/** Only those who have signed in. */
const auth: Middleware = async (context, deps) => ((await visitorOf(deps)) ? undefined : toLogin(context));

/** Only those who have not. */
const guest: Middleware = async (_context, deps) =>
  (await visitorOf(deps)) ? { kind: "redirect", to: "/", status: 302 } : undefined;

/** Only those with one of these roles; nobody else is told that the page exists in more words than a 403 has. */
const role =
  (roles: readonly string[]): Middleware =>
  async (context, deps) => {
    const visitor = await visitorOf(deps);
    if (!visitor) return toLogin(context);
    return roles.includes(visitor.role) ? undefined : { kind: "failed", status: FORBIDDEN_STATUS, message: "" };
  };

const NAMED: Readonly<Record<string, Middleware>> = { auth, guest };
const ROLE = /^role:([a-z_]+(?:,[a-z_]+)*)$/;

/** The shell's checks, by the names that pages of remotes ask for them: `auth`, `guest`, `role:admin,superadmin`. */
export const shellMiddleware: MiddlewareTable = (name) => {
  const [, roles] = ROLE.exec(name) ?? [];
  if (roles !== undefined) return role(roles.split(","));
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
};

/** A page that asks for a check must not be shown without it (specification section 8). */
const UNKNOWN: Ending = { kind: "failed", status: 500, message: "Unknown middleware" };

/** Runs the checks of a page in their order, up to the first that does not let it be shown. */
export const runMiddleware = async (
  names: readonly string[],
  table: MiddlewareTable,
  context: PageContext,
  deps: CheckDeps,
): Promise<Ending | void> => {
  // All names before any check runs: what a check does is not done for a page that cannot be shown.
  const checks = names.map(table);
  if (!checks.every((check) => check !== undefined)) return UNKNOWN;
  for (const check of checks) {
    const ending = await check(context, deps);
    if (ending) return ending;
  }
};
