import { Form, useLanguage, useMessages, useNavigation, type FormState } from "@serambi/kernel/remote";
import { formatRupiah } from "@serambi/kernel/i18n";
import { Button, Icon, Textarea, TextLink } from "@serambi/kernel/ui";

import type { AdminInvoice } from "../contract/Admin";
import { adminPath, type AdminView } from "../contract/adminQuery";
import type { AdminMessages } from "../messages/admin.id";
import { Figures, type Figure } from "./Figures";
import { InvoiceBadge } from "./InvoiceBadge";
import { methodText } from "../contract/methodText";
import { momentText } from "./moment";
import s from "./Panel.module.css";
import { priceFigures } from "./priceFigures";

interface AdminPanelProps {
  readonly invoice: AdminInvoice;
  readonly view: AdminView;
  readonly form: FormState | undefined;
}

/** The place that a chosen invoice is shown at; on phones the link leads down to it. */
export const PANEL_ID = "invoice";

/** What is marked about it, and what can be done. */
const Acts = ({ invoice, form }: Pick<AdminPanelProps, "invoice" | "form">) => {
  const t = useMessages<AdminMessages>();
  const isSending = useNavigation().state === "loading";
  const { number, attention, access, mayRefund } = invoice;
  const isMarked = attention.some((mark) => mark !== "late-grant");
  return (
    <Form className={s.acts} noValidate>
      {form?.message && (
        <p className={s.notice} role="alert">
          <Icon name="alert" /> {form.message}
        </p>
      )}
      {attention.map((mark) => (
        <p key={mark} className={s.notice}>
          <Icon name="alert" /> {t[mark]}
        </p>
      ))}
      <input type="hidden" name="number" value={number} />
      {(access === "granting" || isMarked) && (
        <div className={s.buttons}>
          {access === "granting" && (
            <Button type="submit" name="act" value="grant" busy={isSending} busyLabel={t.sending}>
              {t.grant}
            </Button>
          )}
          {attention.includes("late-payment") && (
            <Button type="submit" name="act" value="claim" busy={isSending} busyLabel={t.sending}>
              {t.claim}
            </Button>
          )}
          {isMarked && (
            <Button type="submit" name="act" value="give-back" variant="line">
              {t.giveBack}
            </Button>
          )}
        </div>
      )}
      {mayRefund && (
        <>
          <Textarea
            name="refundReason"
            rows={2}
            maxLength={255}
            label={t.refundReason}
            help={t.refundHelp}
            defaultValue={form?.values["refundReason"] ?? ""}
            error={form?.errors["refundReason"]}
          />
          <div className={s.buttons}>
            <Button type="submit" name="act" value="refund" variant="danger-line">
              {t.refund}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
};

/** One invoice beside the list. */
export const AdminPanel = ({ invoice, view, form }: AdminPanelProps) => {
  const t = useMessages<AdminMessages>();
  const language = useLanguage();
  const { number, state, title, months, totalIdr, buyer, paidAt, reason, access, attention, mayRefund } = invoice;
  const words = { none: t.accessNone, granting: t.accessGranting, granted: t.accessGranted, revoked: t.accessRevoked };
  const figures: readonly Figure[] = [
    { name: t.columnBuyer, value: buyer.name },
    { name: t.email, value: buyer.email },
    { name: t.columnFor, value: months === null ? title : t.pass(months) },
    ...(paidAt === null ? [] : [{ name: t.paidAt, value: momentText(paidAt, language) }]),
    ...(methodText(invoice, t) === "" ? [] : [{ name: t.paidBy, value: methodText(invoice, t) }]),
    { name: t.access, value: words[access] },
    ...(reason === null ? [] : [{ name: t.reason, value: reason }]),
  ];
  return (
    <aside id={PANEL_ID} className={s.panel} aria-label={t.panel(number)} tabIndex={-1}>
      <div className={s.bar}>
        <p>{number}</p>
        <TextLink to={adminPath({ ...view, selected: null })}>{t.close}</TextLink>
      </div>
      <h2 className={s.sum}>{formatRupiah(totalIdr, language)}</h2>
      <p role="status">
        <InvoiceBadge state={state} />
      </p>
      <Figures figures={figures} />
      <Figures {...priceFigures(invoice, invoice.voucher, t, language)} />
      {(attention.length > 0 || access === "granting" || mayRefund || form?.message) && (
        <Acts key={number} invoice={invoice} form={form} />
      )}
    </aside>
  );
};
