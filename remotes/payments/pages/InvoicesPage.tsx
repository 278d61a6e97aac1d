import { formatRupiah } from "@serambi/kernel/i18n";
import { useReload, type PageProps } from "@serambi/kernel/remote";
import { ArrowLink, ButtonLink, EmptyState, ErrorState, PageHead, Pagination, Wrap } from "@serambi/kernel/ui";

import { InvoiceTable } from "../components/InvoiceTable";
import { momentText } from "../components/moment";
import type { Invoice } from "../contract/Invoice";
import { INVOICES_PATH } from "../contract/paths";
import type { invoicesLoader } from "./invoices.server";
import s from "./InvoicesPage.module.css";

type Props = PageProps<typeof invoicesLoader>;

/** The one that can still be paid. */
const Owed = ({
  invoice,
  context: { t, language },
}: {
  readonly invoice: Invoice;
  readonly context: Props["context"];
}) => (
  <section className={s.owed} aria-labelledby="owed-heading">
    <div>
      <p className={s.until}>{t.waitingUntil(momentText(invoice.expiresAt, language))}</p>
      <p className={s.sum}>{formatRupiah(invoice.totalIdr, language)}</p>
      <h2 id="owed-heading" className={s.name}>
        {invoice.title}
      </h2>
      <p className={s.number}>{invoice.number}</p>
    </div>
    {invoice.payAt !== null && <ButtonLink to={invoice.payAt}>{t.resume}</ButtonLink>}
  </section>
);

/** `/Invoices`: what was bought, year by year. */
export const Page = ({ data, context }: Props) => {
  const { t } = context;
  const reload = useReload();
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.invoicesTitle} size="small" />
      {data.isLost && (
        <ErrorState
          title={t.invoicesFailed}
          message={t.invoicesFailedText}
          retryLabel={t.retry}
          onRetry={() => void reload()}
        />
      )}
      {!data.isLost && data.years.length === 0 && (
        <EmptyState
          title={t.invoicesNone}
          action={data.cataloguePath !== null && <ArrowLink to={data.cataloguePath}>{t.toPremium}</ArrowLink>}
        >
          <p>{t.invoicesNoneText}</p>
        </EmptyState>
      )}
      {data.pending && <Owed invoice={data.pending} context={context} />}
      {data.years.map((year) => (
        <InvoiceTable key={year.year} {...year} />
      ))}
      <Pagination
        page={data.page}
        totalPages={data.totalPages}
        hrefFor={(page) => (page === 1 ? INVOICES_PATH : `${INVOICES_PATH}?page=${page}`)}
        labels={{ nav: t.pagesLabel, previous: t.previous, next: t.next }}
      />
      {data.years.length > 0 && <p className={s.note}>{t.settledNote}</p>}
    </Wrap>
  );
};
