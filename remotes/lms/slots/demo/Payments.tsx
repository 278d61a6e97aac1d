import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Badge, Button, Table, type TableProps } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import d from "../../components/demo/Demo.module.css";
import { DemoFrame } from "../../components/demo/DemoFrame";
import type { DemoMessages } from "../../messages/demo.id";
import { PaymentsStore } from "../../stores/demo/PaymentsStore";
import { useDemo } from "../../stores/demo/useDemo";
import type { demoSlots } from "./demoSlots.server";

interface StoreProps {
  readonly store: PaymentsStore;
}

type Invoice = PaymentsStore["invoices"][number];

const State = observer(function State({ store, invoice }: StoreProps & { readonly invoice: Invoice }) {
  const t = useMessages<DemoMessages>();
  const state = store.stateOf(invoice);
  return (
    <span className={d.row}>
      <Badge tone={state === "paid" ? "success" : state === "told" ? "info" : "neutral"}>{t.invoiceState(state)}</Badge>
      {store.isLate(invoice) && <Badge tone="danger">{t.late}</Badge>}
    </span>
  );
});

const Acts = observer(function Acts({ store, invoice }: StoreProps & { readonly invoice: Invoice }) {
  const t = useMessages<DemoMessages>();
  const isPaid = store.stateOf(invoice) === "paid";
  if (store.mayMark)
    return (
      <Button
        size="small"
        variant={isPaid ? "quiet" : "solid"}
        aria-label={isPaid ? t.unpayOf(invoice.number) : t.payOf(invoice.number)}
        onClick={() => {
          store.mark(invoice, !isPaid);
          store.state.say(isPaid ? t.isUnpaid(invoice.number) : t.isPaid(invoice.number));
        }}
      >
        {isPaid ? t.unpay : t.pay}
      </Button>
    );
  if (!store.mayTell(invoice)) return null;
  return (
    <Button
      size="small"
      aria-label={t.tellOf(invoice.number)}
      onClick={() => {
        store.tell(invoice);
        store.state.say(t.isTold(invoice.number));
      }}
    >
      {t.tell}
    </Button>
  );
});

const columnsOf = (
  store: PaymentsStore,
  t: DemoMessages,
  language: ReturnType<typeof useLanguage>,
): TableProps<Invoice>["columns"] => [
  { id: "number", header: t.invoice, cell: ({ number }) => number },
  { id: "who", header: t.name, cell: ({ who }) => who },
  { id: "what", header: t.forWhat, cell: ({ what }) => what },
  ...(store.seesAmounts
    ? [
        {
          id: "amount",
          header: t.amount,
          numeric: true,
          cell: ({ amountIdr }: Invoice) => formatRupiah(amountIdr, language),
        },
      ]
    : []),
  { id: "due", header: t.dueOn, cell: ({ dueOn }) => formatDate(dueOn, language, "day-month") },
  { id: "state", header: t.state, cell: (invoice) => <State {...{ store, invoice }} /> },
  ...(store.state.role === "teacher"
    ? []
    : [{ id: "acts", header: t.acts, cell: (invoice: Invoice) => <Acts {...{ store, invoice }} /> }]),
];

/** Invoices: told as paid by those who pay, marked by the office. */
const Payments = observer(function Payments({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const language = useLanguage();
  const { demo, state, sums, seesAmounts } = store;
  return (
    <DemoFrame demo={demo} state={state}>
      {seesAmounts ? (
        <p className={d.facts}>
          <span>{t.billed(formatRupiah(sums.billed, language))}</span>
          <strong>{t.received(formatRupiah(sums.paid, language))}</strong>
          <span>{t.outstanding(formatRupiah(sums.open, language))}</span>
          <span>{t.lateCount(sums.lateCount)}</span>
        </p>
      ) : (
        <p className={d.quiet}>{t.noAmounts}</p>
      )}
      <Table
        caption={t.invoicesOn(formatDate(demo.today, language))}
        columns={columnsOf(store, t, language)}
        rows={store.invoices}
        rowKey={({ id }) => id}
      />
    </DemoFrame>
  );
});

/** `lms.demo-payments.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-payments.v1"]>) => (
  <Payments store={useDemo(() => new PaymentsStore(props))} />
);
