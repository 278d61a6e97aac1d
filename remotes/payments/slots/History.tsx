import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, type SlotProps } from "@serambi/kernel/remote";
import { ArrowLink, TextLink, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { InvoiceBadge } from "../components/InvoiceBadge";
import { momentText } from "../components/moment";
import type { Invoice } from "../contract/Invoice";
import { isFailed } from "../contract/isDecided";
import { ADMIN_PATH, INVOICES_PATH, PAYOUTS_PATH, receiptPath } from "../contract/paths";
import type { SlotMessages } from "../messages/slots.id";
import type { historySlot } from "./history.server";
import s from "./History.module.css";

const Row = ({ invoice }: { readonly invoice: Invoice }) => {
  const t = useMessages<SlotMessages>();
  const language = useLanguage();
  const { state, number, title, months, totalIdr, createdAt, expiresAt, payAt } = invoice;
  const sum = formatRupiah(totalIdr, language);
  return (
    <li className={s.row}>
      <p className={s.name}>
        {months === null ? title : t.pass(months)}
        <small>
          {state === "PENDING"
            ? t.waiting(sum, momentText(expiresAt, language))
            : `${sum}, ${formatDate(createdAt, language, "short")}`}
        </small>
      </p>
      <InvoiceBadge state={state} />
      {state === "PENDING" && payAt !== null && <TextLink to={payAt}>{t.pay}</TextLink>}
      {state !== "PENDING" && !isFailed(invoice) && <TextLink to={receiptPath(number)}>{t.receipt}</TextLink>}
    </li>
  );
};

/** `payments.room.v1`: the last invoices, in the room. Whoever has none sees nothing. */
export const Slot = ({ data }: SlotProps<typeof historySlot>) => {
  const t = useMessages<SlotMessages>();
  const headingId = useId();
  const { invoices, hasPayouts, isAdmin } = data;
  if (invoices.length === 0 && !hasPayouts) return null;
  return (
    <Wrap as="section" className={s.history}>
      <h2 id={headingId} className={s.title}>
        {t.history}
      </h2>
      {invoices.length > 0 && (
        <ul className={s.list} aria-labelledby={headingId}>
          {invoices.map((invoice) => (
            <Row key={invoice.number} invoice={invoice} />
          ))}
        </ul>
      )}
      <p className={s.ways}>
        <ArrowLink to={INVOICES_PATH}>{t.allInvoices}</ArrowLink>
        {hasPayouts && <ArrowLink to={PAYOUTS_PATH}>{t.payouts}</ArrowLink>}
        {isAdmin && <ArrowLink to={ADMIN_PATH}>{t.payments}</ArrowLink>}
      </p>
    </Wrap>
  );
};
