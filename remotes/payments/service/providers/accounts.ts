import type { Environment, ServiceVariable } from "@serambi/kernel/service";
import * as z from "zod";

const Key = z.string().min(8).max(300);
const Address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));

const XenditAccount = z.strictObject({
  /** For invoices and disbursements. */
  secretKey: Key,
  /** Webhook verification token of the dashboard. */
  callbackToken: Key,
  url: Address.default("https://api.xendit.co"),
});
export type XenditAccount = z.output<typeof XenditAccount>;

const MidtransAccount = z.strictObject({
  serverKey: Key,
  snapUrl: Address.default("https://app.midtrans.com"),
  apiUrl: Address.default("https://api.midtrans.com"),
});
export type MidtransAccount = z.output<typeof MidtransAccount>;

const SiteAccounts = z
  .strictObject({ xendit: XenditAccount.optional(), midtrans: MidtransAccount.optional() })
  .refine(({ xendit, midtrans }) => xendit !== undefined || midtrans !== undefined);
export type SiteAccounts = z.output<typeof SiteAccounts>;

const Accounts = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue("no JSON");
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), SiteAccounts));

const NAME = "PROVIDERS";

/** `PAYMENTS_PROVIDERS`: the accounts of sites at providers, by the site's key. A site that it does not name has the sandbox. */
export const environment: Readonly<Record<string, ServiceVariable>> = {
  [NAME]: {
    schema: Accounts,
    takes:
      'JSON by the key of a site: {"main":{"xendit":{"secretKey":"…","callbackToken":"…"}},"demo":{"midtrans":{"serverKey":"…"}}}',
  },
};

/** The accounts of one site; undefined where it has none. */
export const accountsOf = (given: Environment, tenantKey: string): SiteAccounts | undefined => {
  const text = given[NAME];
  return text === undefined ? undefined : Accounts.parse(text)[tenantKey];
};
