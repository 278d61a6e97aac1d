import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, orNull, redirect } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { PayoutClient } from "../api/PayoutClient";
import { PAYOUTS_FILE_PATH } from "../contract/paths";
import { PAYOUT_GROUPS, payoutsPath, payoutSearch, readPayoutView } from "../contract/payoutQuery";
import type { PayoutMessages } from "../messages/payouts.id";
import { orNotFound } from "./orNotFound.server";

type Context = PageContext<PayoutMessages>;

/** Specification section 9. */
const PER_PAGE = 10;

/** `/Payouts`: the asker's own payouts, or those of the site for whoever decides; beside them the one that was chosen. */
export const payoutsLoader = loader(async ({ http }: RemoteDeps, { query, t }: Context) => {
  const client = new PayoutClient(http);
  const view = readPayoutView(query);
  const { page, group, bank, search, selected } = view;
  const [list, banks, balance, detail] = await Promise.all([
    orNull(
      client.list({
        page,
        perPage: PER_PAGE,
        ...(group && { status: PAYOUT_GROUPS[group].join(",") }),
        ...(bank !== null && { bank }),
        ...(search !== null && { search }),
      }),
    ),
    orNull(client.banks()),
    orNull(client.balance()),
    selected === null ? null : orNotFound(client.detail(selected)),
  ]);
  return {
    data: {
      view,
      list,
      banks: banks ?? [],
      balance,
      detail,
      file: PAYOUTS_FILE_PATH + payoutSearch({ group, bank, search }),
    },
    head: { title: t.title, isIndexed: false },
    ...(list === null && { status: 503 }),
  };
});

const MIN_REASON = 10;
const MAX_REASON = 255;

const Decision = z.object({
  number: z.string().check(z.regex(/^[A-Za-z0-9-]{3,40}$/)),
  act: z.enum(["approve", "reject", "cancel", "reverse"]),
  reason: z.string().check(z.trim()),
});

/** Approves, rejects, cancels, or records that the bank has sent money back. The endpoint decides whether the asker may. */
export const decidePayout = action(async ({ http }: RemoteDeps, { query, t }: Context, form) => {
  const decision = Decision.safeParse({ reason: "", ...form });
  if (!decision.success) return redirect(payoutsPath(readPayoutView(query)), 303);
  const { number, act, reason } = decision.data;
  const client = new PayoutClient(http);
  const isReasonFit = reason.length >= MIN_REASON && reason.length <= MAX_REASON;
  if (act === "reject" && !isReasonFit) return invalid({ reason: t.reasonMissing });
  if (act === "reverse" && !isReasonFit) return invalid({ reason: t.reverseReasonMissing });
  try {
    if (act === "approve") await client.approve(number);
    else if (act === "cancel") await client.cancel(number);
    else await client[act](number, reason);
  } catch (error) {
    if (isAppError(error) && error.code === "conflict") return invalid({}, t.conflict);
    if (isAppError(error) && error.code === "forbidden") return invalid({}, t.forbidden);
    throw error;
  }
  return redirect(payoutsPath({ ...readPayoutView(query), selected: number }), 303);
});
