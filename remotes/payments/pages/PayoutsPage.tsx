import { formatNumber, formatRupiah } from "@serambi/kernel/i18n";
import { useReload, type PageProps } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import {
  ArrowLink,
  Button,
  ButtonLink,
  ChoiceLinks,
  EmptyState,
  ErrorState,
  Icon,
  PageHead,
  Pagination,
  SearchField,
  Select,
  Wrap,
  FileLink,
} from "@serambi/kernel/ui";
import type { SubmitEvent } from "react";

import { PayoutPanel } from "../components/payouts/PayoutPanel";
import { PayoutTable } from "../components/payouts/PayoutTable";
import { PAYOUT_REQUEST_PATH, PAYOUTS_PATH, STATEMENT_PATH } from "../contract/paths";
import { PAYOUT_GROUPS, payoutsPath, readPayoutView, type PayoutGroup } from "../contract/payoutQuery";
import type { payoutsLoader } from "./payouts.server";
import s from "./ListPage.module.css";

type Props = PageProps<typeof payoutsLoader>;

/** What there is, what is held, what is left. */
const Balance = ({ data: { balance }, context: { t, language } }: Props) =>
  balance && (
    <dl className={s.balance}>
      <div>
        <dt>{t.ledger}</dt>
        <dd>{formatRupiah(balance.ledgerIdr, language)}</dd>
      </div>
      <div>
        <dt>{t.held(balance.heldCount)}</dt>
        <dd>{formatRupiah(balance.heldIdr, language)}</dd>
      </div>
      <div>
        <dt>{t.available}</dt>
        <dd>{formatRupiah(balance.availableIdr, language)}</dd>
      </div>
    </dl>
  );

/** Tabs by what is to be done; each is an address. */
const Groups = ({ data: { view, balance }, context: { t, language } }: Props) => {
  const counts = balance?.counts ?? {};
  const countOf = (states: readonly string[]): number => states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const link = (group: PayoutGroup | null, name: string, count: number) => ({
    to: payoutsPath({ ...view, group, page: 1, selected: null }),
    name,
    isChosen: view.group === group,
    ...(balance && { count: { figure: formatNumber(count, language), said: t.groupSaid(count) } }),
  });
  return (
    <ChoiceLinks
      label={t.groups}
      links={[
        link("open", t.open, countOf(PAYOUT_GROUPS.open)),
        link("running", t.running, countOf(PAYOUT_GROUPS.running)),
        link("done", t.done, countOf(PAYOUT_GROUPS.done)),
        link(null, t.all, countOf(Object.keys(counts))),
      ]}
    />
  );
};

const Filters = ({ data: { view, banks, file }, context: { t } }: Props) => {
  const navigate = useNavigate();
  const show = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === "string") query.set(name, value);
    void navigate(payoutsPath(readPayoutView(query)));
  };
  return (
    <form className={s.filters} role="search" action={PAYOUTS_PATH} onSubmit={show}>
      {view.group && <input type="hidden" name="status" value={view.group} />}
      <SearchField
        key={`search ${view.search}`}
        name="search"
        className={s.search}
        label={t.search}
        placeholder={t.searchHint}
        defaultValue={view.search ?? ""}
        maxLength={100}
      />
      <Select
        key={`bank ${view.bank}`}
        name="bank"
        label={t.bank}
        hideLabel
        defaultValue={view.bank ?? ""}
        options={[{ value: "", label: t.anyBank }, ...banks.map(({ code, name }) => ({ value: code, label: name }))]}
      />
      <Button type="submit" variant="line">
        <Icon name="filter" /> {t.filter}
      </Button>
      <FileLink className={s.file} to={file}>
        <Icon name="download" /> {t.csv}
      </FileLink>
    </form>
  );
};

const List = (props: Props) => {
  const { data, context } = props;
  const { list, view } = data;
  const { t } = context;
  const reload = useReload();
  if (!list)
    return <ErrorState title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />;
  const isFiltered = view.group !== null || view.bank !== null || view.search !== null;
  if (list.items.length === 0)
    return (
      <EmptyState
        title={isFiltered ? t.noneFound : t.none}
        action={isFiltered && <ArrowLink to={PAYOUTS_PATH}>{t.clear}</ArrowLink>}
      >
        <p>{isFiltered ? t.noneFoundText : t.noneText}</p>
      </EmptyState>
    );
  const first = (list.page - 1) * list.perPage + 1;
  return (
    <>
      <PayoutTable payouts={list.items} view={view} />
      <div className={s.pages}>
        <p role="status">{t.shown(first, first + list.items.length - 1, list.totalItems)}</p>
        <Pagination
          page={list.page}
          totalPages={list.totalPages}
          hrefFor={(page) => payoutsPath({ ...view, page, selected: null })}
          labels={{ nav: t.pages, previous: t.previous, next: t.next }}
        />
      </div>
    </>
  );
};

/** `/Payouts`: the list, and beside it the one that was chosen. */
export const Page = (props: Props) => {
  const { data, context } = props;
  const { view, detail, balance } = data;
  const { t, form } = context;
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.title} size="small" className={s.head}>
        <Balance {...props} />
        <div className={s.ways}>
          {balance?.mayRequest && <ButtonLink to={PAYOUT_REQUEST_PATH}>{t.request}</ButtonLink>}
          {balance?.mayRequest && <ArrowLink to={STATEMENT_PATH}>{t.statement}</ArrowLink>}
        </div>
      </PageHead>
      <div className={s.parts} data-panel={view.selected !== null || undefined}>
        <div className={s.main}>
          <Groups {...props} />
          <Filters {...props} />
          <List {...props} />
        </div>
        {detail && <PayoutPanel payout={detail} view={view} form={form} />}
        {view.selected !== null && !detail && (
          <EmptyState title={t.gone}>
            <p>{t.goneText}</p>
          </EmptyState>
        )}
      </div>
    </Wrap>
  );
};
