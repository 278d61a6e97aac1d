import { formatRupiah } from "@serambi/kernel/i18n";
import { Form, useLanguage, useMessages, useNavigation, type FormState } from "@serambi/kernel/remote";
import { Avatar, Button, Icon, Steps, Textarea, TextLink, type Step } from "@serambi/kernel/ui";
import { useEffect, useRef } from "react";

import type { PayoutDetail } from "../../contract/Payout";
import { payoutsPath, type PayoutView } from "../../contract/payoutQuery";
import type { PayoutMessages } from "../../messages/payouts.id";
import { Figures } from "../Figures";
import { momentText } from "../moment";
import { minusRupiah } from "../priceFigures";
import { PayoutBadge } from "./PayoutBadge";
import s from "../Panel.module.css";
import { PANEL_ID } from "./PayoutTable";
import { roleText } from "./roleText";

interface PayoutPanelProps {
  readonly payout: PayoutDetail;
  readonly view: PayoutView;
  readonly form: FormState | undefined;
}

const BAD_ENDS = new Set(["FAILED", "REJECTED", "REVERSED"]);

/** Each transition with who, when and why, and what is waited for. */
const History = ({ payout }: { readonly payout: PayoutDetail }) => {
  const t = useMessages<PayoutMessages>();
  const language = useLanguage();
  const past = payout.steps.map(({ state, at, by, why }): Step => {
    const when = momentText(at, language);
    return {
      label: t[state],
      state: BAD_ENDS.has(state) ? "failed" : "done",
      note: (
        <>
          {by === null ? when : t.by(by, when)}
          {why && (
            <>
              <br />
              <q>{why}</q>
            </>
          )}
        </>
      ),
    };
  });
  const isOpen = payout.state === "REQUESTED";
  const waiting: Step = { label: t.waiting, state: "current", note: payout.isOwn ? t.waitingOwn : t.waitingOther };
  return (
    <section className={s.history}>
      <h3>{t.history}</h3>
      <Steps
        label={t.history}
        stateLabels={{ done: t.stepDone, current: t.current, todo: t.todo, failed: t.failed }}
        steps={isOpen ? [...past, waiting] : past}
      />
    </section>
  );
};

/** What may be done with it, by whoever looks at it. */
const Acts = ({ payout, form }: Pick<PayoutPanelProps, "payout" | "form">) => {
  const t = useMessages<PayoutMessages>();
  const isSending = useNavigation().state === "loading";
  const { acts } = payout;
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (form?.message) notice.current?.focus();
  }, [form]);
  if (acts.length === 0 && !form?.message) return null;
  const wantsReason = acts.includes("reject") || acts.includes("reverse");
  return (
    <Form className={s.acts}>
      {form?.message && (
        <p ref={notice} className={s.notice} role="alert" tabIndex={-1}>
          <Icon name="alert" /> {form.message}
        </p>
      )}
      <input type="hidden" name="number" value={payout.number} />
      {wantsReason && (
        <Textarea
          name="reason"
          rows={2}
          maxLength={255}
          label={acts.includes("reject") ? t.reason : t.reverseReason}
          help={t.reasonHelp}
          defaultValue={form?.values["reason"] ?? ""}
          error={form?.errors["reason"]}
        />
      )}
      <div className={s.buttons}>
        {acts.includes("approve") && (
          <Button type="submit" name="act" value="approve" busy={isSending} busyLabel={t.sending}>
            {t.approve}
          </Button>
        )}
        {acts.includes("reject") && (
          <Button type="submit" name="act" value="reject" variant="danger-line">
            {t.reject}
          </Button>
        )}
        {acts.includes("cancel") && (
          <Button type="submit" name="act" value="cancel" variant="line">
            {t.cancel}
          </Button>
        )}
        {acts.includes("reverse") && (
          <Button type="submit" name="act" value="reverse" variant="danger-line">
            {t.reverse}
          </Button>
        )}
      </div>
    </Form>
  );
};

/** One payout beside the list: sums, timeline, and the decision. */
export const PayoutPanel = ({ payout, view, form }: PayoutPanelProps) => {
  const t = useMessages<PayoutMessages>();
  const language = useLanguage();
  const { number, state, amountIdr, feeIdr, heldIdr, balanceIdr, owner, isOwn } = payout;
  return (
    <aside id={PANEL_ID} className={s.panel} aria-label={t.panel(number)} tabIndex={-1}>
      <div className={s.bar}>
        <p>{number}</p>
        <TextLink to={payoutsPath({ ...view, selected: null })}>{t.close}</TextLink>
      </div>
      <h2 className={s.sum}>{formatRupiah(amountIdr, language)}</h2>
      <p role="status">
        <PayoutBadge state={state} />
      </p>
      <div className={s.person}>
        <Avatar seed={owner.name} />
        <p>
          <b>{owner.name}</b>
          <small>{roleText(owner.role, t)}</small>
        </p>
      </div>
      <Figures
        figures={[
          { name: t.bank, value: payout.bankName },
          { name: t.account, value: payout.accountNumber.replaceAll(/(\d{4})(?=\d)/g, "$1 ") },
          { name: t.holder, value: payout.accountHolderName },
          ...(payout.note ? [{ name: t.note, value: payout.note }] : []),
          { name: isOwn ? t.balance : t.ownerBalance, value: formatRupiah(balanceIdr, language) },
          { name: t.amount, value: formatRupiah(amountIdr, language) },
          { name: t.fee, value: formatRupiah(feeIdr, language) },
        ]}
        total={{ name: t.takenOff, value: minusRupiah(heldIdr, language) }}
      />
      <History payout={payout} />
      <Acts key={number} payout={payout} form={form?.values["number"] === number ? form : undefined} />
    </aside>
  );
};
