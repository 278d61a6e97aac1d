import { formatRupiah } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import { Badge, ButtonLink, CopyButton, Kain, PageHead, Wrap } from "@serambi/kernel/ui";
import { useFormArrived } from "@serambi/kernel/ui/controls";

import { formatMoment } from "../contract/jakartaTime";
import { DONATE_PATH } from "../contract/paths";
import type { donationLoader } from "./donation.server";
import s from "./DonationPage.module.css";

type Props = PageProps<typeof donationLoader>;

const Paying = ({ data: { donation }, context: { t, language } }: Props) => {
  const { account, amount, reference, expiresAt } = donation;
  const facts: readonly (readonly [string, string])[] = [
    [t.bank, account.bank],
    [t.account, account.number],
    [t.holder, account.holder],
    [t.amount, formatRupiah(amount, language)],
    [t.note, reference],
    [t.until, formatMoment(expiresAt, language)],
  ];
  return (
    <>
      <dl className={s.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={s.copy}>
        <CopyButton text={account.number} texts={{ copy: t.copyAccount, copied: t.copied, failed: t.copyFailed }} />
      </div>
    </>
  );
};

const headOf = ({ donation }: Props["data"], { t, language }: Props["context"]) => {
  const { state, name, amount, expiresAt } = donation;
  const first = name.split(/\s+/)[0] ?? "";
  switch (state) {
    case "paid":
      return { heading: t.thanks(first), lede: t.paidText(formatRupiah(amount, language)) };
    case "waiting":
      return { heading: t.transfer, lede: t.transferText(formatMoment(expiresAt, language)) };
    case "expired":
      return { heading: t.expired, lede: t.expiredText };
    case "cancelled":
      return { heading: t.cancelled, lede: t.cancelledText };
  }
};

/** `/Donation/{id}` */
export const Page = (props: Props) => {
  const { data, context } = props;
  const { donation } = data;
  const { t, language } = context;
  const { state, reference, paidAt, message, isMessagePublished } = donation;
  useFormArrived("donation");
  return (
    <Wrap className={s.page}>
      <div className={s.side}>
        <PageHead
          {...headOf(data, context)}
          above={paidAt !== null && <p className={s.soft}>{t.paidOn(formatMoment(paidAt, language))}</p>}
        />
        {state === "paid" && (
          <p className={s.receipt}>
            {t.receiptNumber}
            <b>{reference}</b>
          </p>
        )}
        {(state === "waiting" || state === "expired") && <Paying {...props} />}
        {state !== "waiting" && (
          <div>
            <ButtonLink to={DONATE_PATH} variant={state === "paid" ? "line" : "solid"}>
              {t.payAgain}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={s.picture}>
        <Kain seed={reference} variant="cover" width={720} height={640} className={s.cloth} />
        {message !== "" && (
          <figure className={s.message}>
            <figcaption className={s.soft}>{t.yourMessage}</figcaption>
            <blockquote>{message}</blockquote>
            {state === "paid" && (
              <Badge tone={isMessagePublished ? "success" : "warning"}>
                {isMessagePublished ? t.messageShown : t.messageWaits}
              </Badge>
            )}
          </figure>
        )}
      </div>
    </Wrap>
  );
};
