import { ErrorSummary } from "@serambi/kernel/ui/controls";
import { formatRupiah } from "@serambi/kernel/i18n";
import { Form, useNavigation, type PageProps } from "@serambi/kernel/remote";
import { Button, PageHead, Select, TextField, TextLink, Wrap } from "@serambi/kernel/ui";

import { PAYOUTS_PATH } from "../contract/paths";
import type { payoutRequestLoader } from "./payoutRequest.server";
import s from "./PayoutRequestPage.module.css";

type Props = PageProps<typeof payoutRequestLoader>;

const Fields = ({ data: { banks, balance, key }, context: { t, language, form } }: Props) => {
  const isSending = useNavigation().state === "loading";
  const values = form?.values ?? {};
  const errors = form?.errors ?? {};
  const faults = Object.entries(errors).map(([id, message]) => ({ id, message }));
  return (
    <Form className={s.form} noValidate>
      {faults.length > 0 && <ErrorSummary title={t.faults(faults.length)} faults={faults} attempt={form} />}
      <input type="hidden" name="key" value={values["key"] ?? key} />
      <Select
        id="bankCode"
        name="bankCode"
        label={t.bank}
        required
        defaultValue={values["bankCode"] ?? ""}
        error={errors["bankCode"]}
        options={[{ value: "", label: t.bankChoose }, ...banks.map(({ code, name }) => ({ value: code, label: name }))]}
      />
      <TextField
        id="accountNumber"
        name="accountNumber"
        label={t.account}
        help={t.accountHelp}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        defaultValue={values["accountNumber"] ?? ""}
        error={errors["accountNumber"]}
      />
      <TextField
        id="accountHolderName"
        name="accountHolderName"
        label={t.holder}
        help={t.holderHelp}
        required
        maxLength={100}
        autoComplete="name"
        defaultValue={values["accountHolderName"] ?? ""}
        error={errors["accountHolderName"]}
      />
      <TextField
        id="amount"
        name="amount"
        label={t.amount}
        help={t.amountHelp(formatRupiah(balance.minimumIdr, language), formatRupiah(balance.feeIdr, language))}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={values["amount"] ?? ""}
        error={errors["amount"]}
      />
      <TextField
        id="note"
        name="note"
        label={t.noteLabel}
        optionalLabel={t.optional}
        maxLength={140}
        defaultValue={values["note"] ?? ""}
      />
      <div>
        <Button type="submit" busy={isSending} busyLabel={t.sending}>
          {t.send}
        </Button>
      </div>
    </Form>
  );
};

/** `/Payouts/Request`: asks for money that was earned. */
export const Page = (props: Props) => {
  const { balance } = props.data;
  const { t, language } = props.context;
  const isEnough = balance.availableIdr >= balance.minimumIdr + balance.feeIdr;
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.requestTitle} size="small">
        <p className={s.lede}>{t.requestLede(formatRupiah(balance.availableIdr, language))}</p>
      </PageHead>
      {isEnough ? (
        <Fields {...props} />
      ) : (
        <p role="status">
          <b>{t.mayNot}</b> {t.mayNotText(formatRupiah(balance.minimumIdr, language))}
        </p>
      )}
      <p>
        <TextLink to={PAYOUTS_PATH}>{t.back}</TextLink>
      </p>
    </Wrap>
  );
};
