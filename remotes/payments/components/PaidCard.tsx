import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { ButtonLink, TextLink } from "@serambi/kernel/ui";

import type { Invoice } from "../contract/Invoice";
import { receiptPath } from "../contract/paths";
import type { Messages } from "../messages/id";
import { Figures } from "./Figures";
import { methodText } from "../contract/methodText";
import { momentText } from "./moment";
import { priceFigures } from "./priceFigures";
import { StatusCard } from "./StatusCard";

interface PaidCardProps {
  readonly invoice: Invoice;
  readonly coursePath: string | null;
  readonly roomPath: string | null;
}

/** Paid: what was paid, and the way into the course. Where the right to it is late, that is said. */
export const PaidCard = ({ invoice, coursePath, roomPath }: PaidCardProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const { figures, total } = priceFigures(invoice, invoice.voucher, t, language);
  const method = methodText(invoice, t);
  const isLate = invoice.access === "granting";
  const way = invoice.kind === "course" ? (coursePath ?? roomPath) : roomPath;
  return (
    <StatusCard
      tone={isLate ? "wait" : "good"}
      state={isLate ? t.granting : t.paid}
      heading={isLate ? t.grantingHeading : invoice.kind === "course" ? t.paidHeading : t.paidPassHeading}
      text={isLate ? t.grantingText : t.paidText(invoice.buyer.email)}
      actions={
        <>
          {!isLate && way !== null && <ButtonLink to={way}>{way === coursePath ? t.begin : t.toRoom}</ButtonLink>}
          <TextLink to={receiptPath(invoice.number)}>{t.receipt}</TextLink>
        </>
      }
    >
      <Figures
        figures={[
          { name: t.invoice, value: invoice.number },
          ...(invoice.paidAt === null ? [] : [{ name: t.paidAt, value: momentText(invoice.paidAt, language) }]),
          ...(method === "" ? [] : [{ name: t.by, value: method }]),
          ...figures,
        ]}
        total={total}
      />
    </StatusCard>
  );
};
