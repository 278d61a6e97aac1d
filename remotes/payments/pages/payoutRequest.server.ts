import { isAppError } from "@serambi/kernel/errors";
import { formatRupiah } from "@serambi/kernel/i18n";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { PayoutClient } from "../api/PayoutClient";
import { MIN_PAYOUT_IDR } from "../contract/bodies";
import { payoutsPath } from "../contract/payoutQuery";
import type { PayoutMessages } from "../messages/payouts.id";

type Context = PageContext<PayoutMessages>;

/** `/Payouts/Request`: what can be asked for, and where it can be sent. */
export const payoutRequestLoader = loader(async ({ http, now }: RemoteDeps, { t }: Context) => {
  const client = new PayoutClient(http);
  const [banks, balance] = await Promise.all([client.banks(), client.balance()]);
  // The same form, sent twice, is one request.
  const key = `form-${now().getTime()}`;
  return { data: { banks, balance, key }, head: { title: t.requestTitle, isIndexed: false } };
});

const Wanted = z.object({
  bankCode: z.string().check(z.minLength(1), z.maxLength(10)),
  accountNumber: z.string().check(z.regex(/^\d{6,20}$/)),
  accountHolderName: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)),
  amount: z.coerce.number().check(z.int(), z.minimum(MIN_PAYOUT_IDR)),
  note: z.string().check(z.trim(), z.maxLength(140)),
  key: z.string(),
});

/** As people write sums: with dots, spaces or "Rp" before. */
const digitsOf = (text: string | undefined): string => (text ?? "").replaceAll(/[^\d]/g, "");

/** Asks for a payout; every field that does not fit is named, and nothing that was typed is lost. */
export const requestPayout = action(async ({ http }: RemoteDeps, { t, language }: Context, form) => {
  const { amount, accountNumber } = form;
  const typed = {
    note: "",
    ...form,
    amount: digitsOf(amount),
    accountNumber: (accountNumber ?? "").replaceAll(/[\s-]/g, ""),
  };
  const wanted = Wanted.safeParse(typed);
  if (!wanted.success) {
    const messages: Readonly<Record<string, string>> = {
      bankCode: t.bankMissing,
      accountNumber: t.accountWrong,
      accountHolderName: t.holderWrong,
      amount: t.amountLow(formatRupiah(MIN_PAYOUT_IDR, language)),
    };
    const wrong = wanted.error.issues.map(({ path }) => String(path[0]));
    return invalid(Object.fromEntries(wrong.flatMap((name) => (messages[name] ? [[name, messages[name]]] : []))));
  }
  try {
    const { number } = await new PayoutClient(http).request(wanted.data);
    return redirect(payoutsPath({ selected: number }), 303);
  } catch (error) {
    if (isAppError(error) && error.code === "invalid") return invalid({ amount: t.amountHigh });
    throw error;
  }
});
