import type { Language } from "@serambi/kernel/contracts";
import { Form, type PageProps } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { Button, TextLink, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import { momentText } from "../components/moment";
import { StatusCard } from "../components/StatusCard";
import type { Invoice } from "../contract/Invoice";
import { isPaid } from "../contract/isDecided";
import { INVOICES_PATH, statusPath, SUCCESS_PATH } from "../contract/paths";
import type { Messages } from "../messages/id";
import { createStatusStore } from "../stores/createStatusStore";
import type { StatusStore } from "../stores/StatusStore";
import type { statusErrorLoader } from "./statusError.server";
import s from "./StatusPage.module.css";

export const createStore = createStatusStore;

/** What became of it, in words. */
const wordsOf = (invoice: Invoice | null, t: Messages, language: Language) => {
  if (invoice?.hasLateMoney) return { state: t.verifying, heading: t.lateHeading, text: t.lateText };
  if (invoice?.state === "EXPIRED")
    return {
      state: t.expired,
      heading: t.expiredHeading(momentText(invoice.endedAt ?? invoice.expiresAt, language)),
      text: t.expiredText,
    };
  if (invoice?.state === "CANCELLED") return { state: t.cancelled, heading: t.cancelledHeading, text: t.cancelledText };
  if (invoice?.state === "FAILED") {
    const text = invoice.reason === null ? t.deniedText : t.deniedReason(invoice.reason);
    return { state: t.denied, heading: t.deniedHeading, text };
  }
  return { state: t.unknown, heading: t.unknownHeading, text: t.unknownText };
};

/** `/Payment-Status/Error`: expired, cancelled, denied or unknown, and the way to pay again. */
export const Page = observer(function ErrorPage({
  data,
  store,
  context,
}: PageProps<typeof statusErrorLoader, StatusStore>) {
  const { t, language, form } = context;
  const navigate = useNavigate();
  useEffect(() => store.start(), [store]);
  const invoice = store.invoice ?? data.invoice;
  const wasPaid = invoice !== null && isPaid(invoice);
  useEffect(() => {
    if (wasPaid) void navigate(statusPath(SUCCESS_PATH, invoice.number), { replace: true });
  }, [wasPaid, navigate, invoice]);
  return (
    <Wrap className={s.page}>
      <StatusCard
        tone={invoice?.hasLateMoney ? "wait" : "bad"}
        {...wordsOf(invoice, t, language)}
        actions={
          <>
            {invoice && !invoice.hasLateMoney && (
              <Form>
                <input type="hidden" name="invoice" value={invoice.number} />
                <Button type="submit">{t.payAgain}</Button>
              </Form>
            )}
            {data.coursePath === null ? null : <TextLink to={data.coursePath}>{t.backToCourse}</TextLink>}
            <TextLink to={INVOICES_PATH}>{t.toInvoices}</TextLink>
          </>
        }
      >
        {form?.message && (
          <p className={s.notice} role="alert">
            {form.message}
          </p>
        )}
      </StatusCard>
    </Wrap>
  );
});
