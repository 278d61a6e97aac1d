import { formatDate, formatNumber, formatRupiah } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import { Button, Icon, Kain, Table, TextLink, Wrap } from "@serambi/kernel/ui";

import { methodText } from "../components/methodText";
import { INVOICES_PATH } from "../contract/paths";
import type { receiptLoader } from "./receipt.server";
import s from "./ReceiptPage.module.css";

type Props = PageProps<typeof receiptLoader>;

/** The lines that make the sum. */
const Lines = ({ data: { invoice }, context: { t, language } }: Props) => {
  const isRefunded = invoice.refundedAt !== null;
  const lines = [
    { name: invoice.months === null ? invoice.title : t.pass(invoice.months), amount: invoice.priceIdr, sign: "" },
    { name: invoice.voucher ? t.voucherLine(invoice.voucher) : t.discount, amount: invoice.discountIdr, sign: "−" },
    { name: t.tax, amount: invoice.taxIdr, sign: "" },
  ].filter(({ amount }, at) => at === 0 || amount > 0);
  return (
    <Table
      caption={t.whatPaid}
      hideCaption
      narrow="fold"
      rows={lines}
      rowKey={({ name }) => name}
      columns={[
        { id: "for", header: t.for, cell: ({ name }) => name },
        {
          id: "sum",
          header: "IDR",
          numeric: true,
          cell: ({ amount, sign }) => sign + formatNumber(amount, language),
        },
      ]}
      footer={[isRefunded ? t.totalRefunded : t.totalPaid, formatNumber(invoice.totalIdr, language)]}
    />
  );
};

/** `/Invoices/{number}`: a sheet of paper, on the screen and printed. */
export const Page = (props: Props) => {
  const { invoice, seller } = props.data;
  const { t, language } = props.context;
  const isRefunded = invoice.refundedAt !== null;
  const on = formatDate(invoice.refundedAt ?? invoice.paidAt ?? invoice.createdAt, language);
  const sum = formatRupiah(invoice.totalIdr, language);
  const line = (isRefunded ? t.refundedLine : t.receiptLine)(sum, invoice.buyer.name, on);
  return (
    <Wrap className={s.page}>
      <div className={s.bar}>
        <TextLink to={INVOICES_PATH}>{t.invoicesTitle}</TextLink>
        <Button variant="line" size="small" onClick={() => print()}>
          <Icon name="file" /> {t.print}
        </Button>
      </div>
      <article className={s.paper}>
        <Kain className={s.cloth} seed={invoice.slug} variant="band" width={960} height={44} />
        <div className={s.sheet}>
          <p className={s.top}>
            <b>{seller}</b> <span>{invoice.number}</span>
          </p>
          <h1 className={s.heading}>{isRefunded ? t.refundedHeading : t.receiptHeading}</h1>
          <p className={s.line}>{line}</p>
          <dl className={s.parties}>
            <div>
              <dt>{t.from}</dt>
              <dd>{seller}</dd>
            </div>
            <div>
              <dt>{t.to}</dt>
              <dd>
                {invoice.buyer.name}
                <br />
                {invoice.buyer.email}
              </dd>
            </div>
            <div>
              <dt>{t.paidBy}</dt>
              <dd>{methodText(invoice, t) || invoice.number}</dd>
            </div>
          </dl>
          <Lines {...props} />
          <p className={s.valid}>{t.valid}</p>
        </div>
      </article>
    </Wrap>
  );
};
