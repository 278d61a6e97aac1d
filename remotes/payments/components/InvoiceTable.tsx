import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { ButtonLink, Table, VisuallyHidden } from "@serambi/kernel/ui";

import type { InvoiceYear } from "../contract/byYear";
import type { Invoice } from "../contract/Invoice";
import { isFailed } from "../contract/isDecided";
import { ERROR_PATH, receiptPath, statusPath } from "../contract/paths";
import type { Messages } from "../messages/id";
import { InvoiceBadge } from "./InvoiceBadge";
import s from "./InvoiceTable.module.css";
import { methodText } from "../contract/methodText";

/** What can be done with an invoice: pay it, see its receipt, or pay again. */
const Way = ({ invoice }: { readonly invoice: Invoice }) => {
  const t = useMessages<Messages>();
  const { state, payAt, number } = invoice;
  const look = { size: "small", variant: "line" } as const;
  const which = <VisuallyHidden> {number}</VisuallyHidden>;
  if (state === "PENDING")
    return payAt === null ? null : (
      <ButtonLink to={payAt} {...look}>
        {t.pay}
        {which}
      </ButtonLink>
    );
  return isFailed(invoice) ? (
    <ButtonLink to={statusPath(ERROR_PATH, number)} {...look} variant="quiet">
      {t.payAgain}
      {which}
    </ButtonLink>
  ) : (
    <ButtonLink to={receiptPath(number)} {...look}>
      {t.receipt}
      {which}
    </ButtonLink>
  );
};

/** What it is for, as the row's name. */
const Name = ({ invoice: { title, number, months } }: { readonly invoice: Invoice }) => {
  const t = useMessages<Messages>();
  return (
    <>
      {months === null ? title : t.pass(months)}
      <small>{number}</small>
    </>
  );
};

/** The state, and what more there is to say of it. */
const State = ({ invoice }: { readonly invoice: Invoice }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const { refundedAt, reason, state } = invoice;
  const failed = isFailed(invoice) ? (reason ?? t.nothingTaken) : methodText(invoice, t);
  return (
    <span className={s.state}>
      <InvoiceBadge state={state} />
      <small>{refundedAt === null ? failed : t.refundedOn(formatDate(refundedAt, language, "short"))}</small>
    </span>
  );
};

/** A sum that was not taken is struck. */
const Sum = ({ invoice }: { readonly invoice: Invoice }) => {
  const sum = formatRupiah(invoice.totalIdr, useLanguage());
  return isFailed(invoice) ? <s className={s.void}>{sum}</s> : sum;
};

const nameOf = (invoice: Invoice) => <Name invoice={invoice} />;
const stateOf = (invoice: Invoice) => <State invoice={invoice} />;
const sumOf = (invoice: Invoice) => <Sum invoice={invoice} />;
const wayOf = (invoice: Invoice) => <Way invoice={invoice} />;

/** The invoices of one year, with what was paid in it. */
export const InvoiceTable = ({ year, invoices, paidIdr }: InvoiceYear) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return (
    <Table
      caption={t.invoicesOf(year)}
      rows={invoices}
      rowKey={({ number }) => number}
      columns={[
        { id: "course", header: t.columnCourse, cell: nameOf },
        { id: "date", header: t.columnDate, cell: ({ createdAt }) => formatDate(createdAt, language, "short") },
        { id: "state", header: t.columnState, cell: stateOf },
        { id: "amount", header: t.columnAmount, numeric: true, cell: sumOf },
        { id: "way", header: t.columnWay, cell: wayOf },
      ]}
      footer={paidIdr === null ? undefined : [t.paidIn(year), "", "", formatRupiah(paidIdr, language), ""]}
    />
  );
};
