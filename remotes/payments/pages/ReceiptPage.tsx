import { formatDate, formatNumber, formatRupiah } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import { Button, Icon, Kain, Table, TextLink, Wrap, FileLink } from "@serambi/kernel/ui";
import { Fragment } from "react";

import { methodText } from "../contract/methodText";
import { INVOICES_PATH, receiptFilePath } from "../contract/paths";
import { receiptLines } from "../contract/receiptLines";
import { terbilang } from "../contract/terbilang";
import type { receiptLoader } from "./receipt.server";
import s from "./ReceiptPage.module.css";

type Props = PageProps<typeof receiptLoader>;

/** The lines that make the sum. */
const Lines = ({ data: { invoice }, context: { t, language } }: Props) => (
  <Table
    caption={t.whatPaid}
    hideCaption
    narrow="fold"
    rows={receiptLines(invoice, t, language)}
    rowKey={({ name }) => name}
    columns={[
      { id: "for", header: t.for, cell: ({ name }) => name },
      {
        id: "sum",
        header: "IDR",
        numeric: true,
        cell: ({ amountIdr, isOff }) => (isOff ? "−" : "") + formatNumber(amountIdr, language),
      },
    ]}
    footer={[invoice.refundedAt === null ? t.totalPaid : t.totalRefunded, formatNumber(invoice.totalIdr, language)]}
  />
);

/** `/Invoices/{number}`: a sheet of paper, on the screen and printed. */
export const Page = (props: Props) => {
  const { invoice, site } = props.data;
  const seller = invoice.seller ?? { name: site, lines: [] };
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
        <FileLink className={s.file} to={receiptFilePath(invoice.number)}>
          <Icon name="download" /> {t.pdf}
        </FileLink>
      </div>
      <article className={s.paper}>
        <Kain className={s.cloth} seed={invoice.slug} variant="band" width={960} height={44} />
        <div className={s.sheet}>
          <p className={s.top}>
            <b className={s.site}>{site}</b> <span>{invoice.number}</span>
          </p>
          <h1 className={s.heading}>{isRefunded ? t.refundedHeading : t.receiptHeading}</h1>
          <p className={s.line}>{line}</p>
          <dl className={s.parties}>
            <div>
              <dt>{t.from}</dt>
              <dd>
                {seller.name}
                {seller.lines.map((part) => (
                  <Fragment key={part}>
                    <br />
                    {part}
                  </Fragment>
                ))}
              </dd>
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
          <p className={s.words} lang="id">
            {t.inWords(terbilang(invoice.totalIdr))}
          </p>
          <p className={s.valid}>{t.valid}</p>
        </div>
      </article>
    </Wrap>
  );
};
