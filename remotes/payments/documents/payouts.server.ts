import { isAppError } from "@serambi/kernel/errors";
import type { PageContext } from "@serambi/kernel/remote";
import { csvOf, document, notFound, type DocumentDeps } from "@serambi/kernel/server";

import { PayoutClient } from "../api/PayoutClient";
import { PAYOUTS_FILE_PATH } from "../contract/paths";
import { PAYOUT_GROUPS, readPayoutView } from "../contract/payoutQuery";
import type { PayoutMessages } from "../messages/payouts.id";

/** `/Payouts/payouts.csv`: the list of payouts with the filters of its page, for whoever may see it. */
export const payoutsDocument = document<PayoutMessages>({
  id: "payouts",
  paths: [PAYOUTS_FILE_PATH],
  texts: "payouts",
  loader: async ({ http, text }: DocumentDeps, { query, t }: PageContext<PayoutMessages>) => {
    const { group, bank, search } = readPayoutView(query);
    try {
      const payouts = await new PayoutClient(http).all({
        ...(group && { status: PAYOUT_GROUPS[group].join(",") }),
        ...(bank !== null && { bank }),
        ...(search !== null && { search }),
      });
      const head = [
        t.columnNumber,
        t.columnRequested,
        t.columnPerson,
        t.bank,
        t.holder,
        t.columnState,
        t.amount,
        t.fee,
      ];
      const rows = payouts.map((payout) => [
        payout.number,
        payout.requestedAt,
        payout.owner.name,
        `${payout.bankName} ${payout.accountEnd}`,
        payout.accountHolderName,
        t[payout.state],
        payout.amountIdr,
        payout.feeIdr,
      ]);
      return text({
        type: "text/csv; charset=utf-8",
        body: csvOf([head, ...rows]),
        fileName: "payouts.csv",
        isIndexed: false,
      });
    } catch (error) {
      if (isAppError(error) && (error.code === "unauthorized" || error.code === "forbidden")) return notFound();
      throw error;
    }
  },
});
