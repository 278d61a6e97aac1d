import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import { Form, useNavigation, type PageProps } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import {
  ArrowLink,
  Button,
  ChoiceLinks,
  EmptyState,
  PageHead,
  Pagination,
  SearchField,
  Table,
  TextField,
  TextLink,
  Wrap,
} from "@serambi/kernel/ui";
import { ErrorSummary } from "@serambi/kernel/ui/controls";
import type { SubmitEvent } from "react";

import { AdminPanel, PANEL_ID } from "../components/AdminPanel";
import { InvoiceBadge } from "../components/InvoiceBadge";
import type { AdminInvoice } from "../contract/Admin";
import { adminPath, readAdminView } from "../contract/adminQuery";
import { ADMIN_PATH, PAYOUTS_PATH } from "../contract/paths";
import type { adminLoader } from "./admin.server";
import own from "./AdminPage.module.css";
import s from "./ListPage.module.css";

type Props = PageProps<typeof adminLoader>;

const Search = ({ data: { view }, context: { t } }: Props) => {
  const navigate = useNavigate();
  const show = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === "string") query.set(name, value);
    void navigate(adminPath(readAdminView(query)));
  };
  return (
    <form className={own.search} role="search" action={ADMIN_PATH} onSubmit={show}>
      {view.isMarked && <input type="hidden" name="show" value="marked" />}
      <SearchField
        key={view.search}
        name="search"
        label={t.search}
        placeholder={t.searchHint}
        defaultValue={view.search ?? ""}
        maxLength={100}
      />
      <Button type="submit" variant="line" size="small">
        {t.filter}
      </Button>
    </form>
  );
};

const stateOf = ({ state }: AdminInvoice) => <InvoiceBadge state={state} />;

const List = ({ data: { list, view }, context: { t, language } }: Props) => {
  const isFiltered = view.isMarked || view.search !== null;
  if (list.items.length === 0)
    return (
      <EmptyState
        title={isFiltered ? t.noneFound : t.none}
        action={isFiltered && <ArrowLink to={ADMIN_PATH}>{t.clear}</ArrowLink>}
      >
        <p>{isFiltered ? t.noneFoundText : t.noneText}</p>
      </EmptyState>
    );
  const buyerOf = ({ number, buyer }: AdminInvoice) => (
    <>
      <TextLink to={`${adminPath({ ...view, selected: number })}#${PANEL_ID}`}>{buyer.name}</TextLink>
      <small>{number}</small>
    </>
  );
  const first = (list.page - 1) * list.perPage + 1;
  return (
    <>
      <Table
        caption={t.list}
        hideCaption
        rows={list.items}
        rowKey={({ number }) => number}
        isSelected={({ number }) => number === view.selected}
        selectedLabel={t.selected}
        columns={[
          {
            id: "buyer",
            header: t.columnBuyer,
            cell: buyerOf,
          },
          { id: "for", header: t.columnFor, cell: ({ title, months }) => (months === null ? title : t.pass(months)) },
          { id: "date", header: t.columnDate, cell: ({ createdAt }) => formatDate(createdAt, language, "short") },
          { id: "state", header: t.columnState, cell: stateOf },
          {
            id: "amount",
            header: t.columnAmount,
            numeric: true,
            cell: ({ totalIdr }) => formatRupiah(totalIdr, language),
          },
        ]}
      />
      <div className={s.pages}>
        <p role="status">{t.range(first, first + list.items.length - 1, list.totalItems)}</p>
        <Pagination
          page={list.page}
          totalPages={list.totalPages}
          hrefFor={(page) => adminPath({ ...view, page, selected: null })}
          labels={{ nav: t.pages, previous: t.previous, next: t.next }}
        />
      </div>
    </>
  );
};

/** Opens a class for a member without a payment. */
const Enrolment = ({ data: { isEnrolled }, context: { t, form: sent } }: Props) => {
  const isSending = useNavigation().state === "loading";
  const form = sent?.values["act"] === "enrol" ? sent : undefined;
  const values = form?.values ?? {};
  const errors = form?.errors ?? {};
  const faults = Object.entries(errors).map(([id, message]) => ({ id, message }));
  return (
    <section className={own.enrol} aria-labelledby="enrol-heading">
      <h2 id="enrol-heading">{t.enrolTitle}</h2>
      <p>{t.enrolText}</p>
      {isEnrolled && !form && <p role="status">{t.enrolled}</p>}
      <Form key={isEnrolled ? "done" : "open"} className={own.form} noValidate>
        {faults.length > 0 && <ErrorSummary title={t.faults(faults.length)} faults={faults} attempt={form} />}
        {form?.message && <p role="alert">{form.message}</p>}
        <input type="hidden" name="act" value="enrol" />
        <TextField
          id="email"
          name="email"
          type="email"
          label={t.enrolEmail}
          required
          autoComplete="off"
          maxLength={254}
          defaultValue={values["email"] ?? ""}
          error={errors["email"]}
        />
        <TextField
          id="slug"
          name="slug"
          label={t.enrolClass}
          help={t.enrolClassHelp}
          required
          autoComplete="off"
          maxLength={200}
          defaultValue={values["slug"] ?? ""}
          error={errors["slug"]}
        />
        <TextField
          id="reason"
          name="reason"
          label={t.enrolReason}
          help={t.enrolReasonHelp}
          required
          maxLength={255}
          defaultValue={values["reason"] ?? ""}
          error={errors["reason"]}
        />
        <div>
          <Button type="submit" variant="line" busy={isSending} busyLabel={t.sending}>
            {t.enrolSend}
          </Button>
        </div>
      </Form>
    </section>
  );
};

/** `/Payments`: what an administrator sees of payments, and does. */
export const Page = (props: Props) => {
  const { view, invoice } = props.data;
  const { t, form } = props.context;
  const isPanelForm = form?.values["act"] !== "enrol" && form?.values["number"] === invoice?.number;
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.title} size="small">
        <div className={s.ways}>
          <ArrowLink to={PAYOUTS_PATH}>{t.payouts}</ArrowLink>
        </div>
      </PageHead>
      <div className={s.parts} data-panel={view.selected !== null || undefined}>
        <div className={s.main}>
          <ChoiceLinks
            label={t.shown}
            links={[
              { to: adminPath({ search: view.search }), name: t.all, isChosen: !view.isMarked },
              { to: adminPath({ search: view.search, isMarked: true }), name: t.marked, isChosen: view.isMarked },
            ]}
          />
          <Search {...props} />
          <List {...props} />
        </div>
        {invoice && <AdminPanel invoice={invoice} view={view} form={isPanelForm ? form : undefined} />}
        {view.selected !== null && !invoice && (
          <EmptyState title={t.gone}>
            <p>{t.goneText}</p>
          </EmptyState>
        )}
      </div>
      <Enrolment {...props} />
    </Wrap>
  );
};
