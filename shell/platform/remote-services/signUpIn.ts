import type { ServiceCall } from "@serambi/kernel/service";

import { isKnownPassword } from "../account/checkFields";
import { letterheadOf } from "../account/look/letterhead";
import { hashPassword } from "../account/passwords";
import { plainEmail } from "../account/persons";
import { digestOf } from "../account/randomToken";
import { signUp } from "../account/signUp";
import { takeTurn } from "../account/slowDown";
import type { TenantCall } from "../app/tenantHandler";
import { enterTenant, leaveTenant } from "../database/inTenant";

/** Letters to one mailbox before there is a wait, as on the account site. */
const FREE_LETTERS = 4;

interface Surroundings {
  readonly now: Date;
  /** Missing: `account.localhost`, at the port of the site. */
  readonly accountOrigin: string | undefined;
}

/** Signing up on a page of a site. Its link names no browser: whoever confirms has to know the password. */
export const signUpIn =
  (
    { tx, tenant }: Pick<TenantCall<unknown>, "tx" | "tenant">,
    { now, accountOrigin }: Surroundings,
  ): ServiceCall["signUp"] =>
  async ({ name, password, language, origin, ...given }) => {
    const email = plainEmail(given.email);
    if (isKnownPassword(password, email)) return "known";
    const { port } = new URL(origin);
    const account = accountOrigin ?? `http://account.localhost${port && `:${port}`}`;
    const linkTo = (path: string, query: Readonly<Record<string, string>>): string =>
      `${account}${path}?${new URLSearchParams({ ...query, redirect: origin, ui_locales: language }).toString()}`;
    const mail = { tenantId: tenant.id, ...(await letterheadOf(tx, tenant)) };
    const passwordHash = await hashPassword(password);
    // Persons are no tenant's.
    await leaveTenant(tx);
    const turn = await takeTurn(tx, [{ subject: `letters:${digestOf(email)}`, free: FREE_LETTERS }], now);
    if (turn.waitSeconds === 0) {
      const confirmHref = (token: string): string => linkTo("/confirm", { token });
      const place = { mail, language, now, forgottenHref: linkTo("/forgotten", {}), confirmHref };
      await signUp(tx, place, { name, email, passwordHash });
    }
    await enterTenant(tx, tenant.id);
    return turn.waitSeconds === 0 ? "made" : "wait";
  };
