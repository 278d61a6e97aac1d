import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import { Form, useReload, type PageProps } from "@serambi/kernel/remote";
import { Badge, Button, EmptyState, PageHead, PartNotice, Wrap } from "@serambi/kernel/ui";

import type { OfficeDonation } from "../contract/Donation";
import type { donationsLoader } from "./donation.server";
import s from "./DonationsPage.module.css";

type Props = PageProps<typeof donationsLoader>;

const Entry = ({ donation, context: { t, language } }: { donation: OfficeDonation; context: Props["context"] }) => {
  const { reference, state, amount, name, email, message, madeAt } = donation;
  const words = { waiting: t.stateWaiting, expired: t.stateExpired, paid: t.statePaid, cancelled: t.stateCancelled };
  const tones = { waiting: "warning", expired: "neutral", paid: "success", cancelled: "neutral" } as const;
  return (
    <li className={s.entry}>
      <div className={s.when}>
        <b className={s.amount}>{formatRupiah(amount, language)}</b>
        <Badge tone={tones[state]}>{words[state]}</Badge>
      </div>
      <div className={s.what}>
        <h2>{reference}</h2>
        <p className={s.soft}>
          {name || "–"}, {email}, {formatDate(madeAt, language)}
        </p>
        {message !== "" && <blockquote>{message}</blockquote>}
        {(state === "waiting" || state === "expired") && (
          <Form className={s.ways}>
            <input type="hidden" name="reference" value={reference} />
            <Button type="submit" name="decision" value="paid" size="small">
              {t.confirm}
            </Button>
            <Button type="submit" name="decision" value="cancelled" size="small" variant="quiet">
              {t.close}
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
};

/** `/Donations` */
export const Page = ({ data: { donations }, context }: Props) => {
  const { t, form } = context;
  const reload = useReload();
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.officeTitle} lede={t.officeLede} size="small" />
      {form?.message && <p role="alert">{form.message}</p>}
      {donations === null && (
        <PartNotice title={t.officeLost} message="" retryLabel={t.retry} onRetry={() => void reload()} />
      )}
      {donations?.length === 0 && <EmptyState title={t.officeNone}>{t.officeNoneText}</EmptyState>}
      {donations && donations.length > 0 && (
        <ul className={s.list}>
          {donations.map((donation) => (
            <Entry key={donation.reference} donation={donation} context={context} />
          ))}
        </ul>
      )}
    </Wrap>
  );
};
