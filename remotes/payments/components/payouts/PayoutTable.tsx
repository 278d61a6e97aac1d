import { formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Table, TextLink } from "@serambi/kernel/ui";

import type { Payout } from "../../contract/Payout";
import { payoutsPath, type PayoutView } from "../../contract/payoutQuery";
import type { PayoutMessages } from "../../messages/payouts.id";
import { momentText } from "../moment";
import { PayoutBadge } from "./PayoutBadge";
import { roleText } from "./roleText";

interface PayoutTableProps {
  readonly payouts: readonly Payout[];
  readonly view: PayoutView;
}

/** The place that a chosen payout is shown at; without scripts, and on phones, the link leads down to it. */
export const PANEL_ID = "payout";

const stateOf = ({ state }: Payout) => <PayoutBadge state={state} />;

/** Payouts, newest first; each name leads to the payout beside the list. */
export const PayoutTable = ({ payouts, view }: PayoutTableProps) => {
  const t = useMessages<PayoutMessages>();
  const language = useLanguage();
  const nameOf = ({ number, owner }: Payout) => (
    <>
      <TextLink to={`${payoutsPath({ ...view, selected: number })}#${PANEL_ID}`}>{owner.name}</TextLink>
      <small>{[roleText(owner.role, t), number].filter(Boolean).join(", ")}</small>
    </>
  );
  return (
    <Table
      caption={t.list}
      hideCaption
      rows={payouts}
      rowKey={({ number }) => number}
      isSelected={({ number }) => number === view.selected}
      selectedLabel={t.selected}
      columns={[
        { id: "person", header: t.columnPerson, cell: nameOf },
        { id: "account", header: t.columnAccount, cell: ({ bankName, accountEnd }) => `${bankName} •• ${accountEnd}` },
        { id: "requested", header: t.columnRequested, cell: ({ requestedAt }) => momentText(requestedAt, language) },
        { id: "state", header: t.columnState, cell: stateOf },
        {
          id: "amount",
          header: t.columnAmount,
          numeric: true,
          cell: ({ amountIdr }) => formatRupiah(amountIdr, language),
        },
      ]}
    />
  );
};
