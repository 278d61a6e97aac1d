import { formatRupiah } from "@serambi/kernel/i18n";
import { useReload, type PageProps } from "@serambi/kernel/remote";
import {
  ArrowLink,
  Avatar,
  ButtonLink,
  Checkbox,
  EmptyState,
  PageHead,
  PartNotice,
  Textarea,
  TextField,
  Wrap,
} from "@serambi/kernel/ui";
import { PublicForm, useFormArrived } from "@serambi/kernel/ui/controls";

import { Outcome } from "../components/Outcome";
import { SendButton } from "../components/SendButton";
import { MAX_AMOUNT, MAX_MESSAGE, MIN_AMOUNT } from "../contract/donationLimits";
import { DONATE_PATH } from "../contract/paths";
import type { donateLoader } from "./donate.server";
import s from "./DonatePage.module.css";

type Props = PageProps<typeof donateLoader>;

const Amounts = ({ data: { campaign, given }, context: { t, language, form } }: Props) => {
  const values = form?.values ?? given;
  return (
    <fieldset className={s.amounts} id="choice">
      <legend>{t.howMuch}</legend>
      <div className={s.choices}>
        {campaign.choices.map(({ amount, text }) => (
          <label key={amount} className={s.choice}>
            <input type="radio" name="choice" value={amount} defaultChecked={values["choice"] === String(amount)} />
            <span>
              <b>{formatRupiah(amount, language)}</b>
              <small>{text}</small>
            </span>
          </label>
        ))}
      </div>
      <TextField
        id="amount"
        name="amount"
        inputMode="numeric"
        maxLength={16}
        label={t.other}
        help={t.otherHelp(formatRupiah(MIN_AMOUNT, language), formatRupiah(MAX_AMOUNT, language))}
        defaultValue={values["amount"] ?? ""}
        error={form?.errors["amount"]}
      />
    </fieldset>
  );
};

const Giving = (props: Props) => {
  const { t, form } = props.context;
  const values = form?.values ?? props.data.given;
  const errors = form?.errors ?? {};
  return (
    <PublicForm draft="donation" texts={t} refused={form}>
      <Amounts {...props} />
      <h2 className={s.heading}>{t.from}</h2>
      <Checkbox name="anonymous" value="1" label={t.anonymous} defaultChecked={values["anonymous"] !== undefined} />
      <div className={s.pair}>
        <TextField
          id="donor_name"
          name="donor_name"
          label={t.nameLabel}
          help={t.nameHelp}
          autoComplete="name"
          maxLength={100}
          defaultValue={values["donor_name"] ?? ""}
          error={errors["donor_name"]}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={t.email}
          help={t.emailHelp}
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={values["email"] ?? ""}
          error={errors["email"]}
        />
      </div>
      <Textarea
        id="message"
        name="message"
        label={t.message}
        help={t.messageHelp}
        maxLength={MAX_MESSAGE}
        rows={3}
        countText={t.used}
        defaultValue={values["message"] ?? ""}
        error={errors["message"]}
      />
      <div className={s.send}>
        <SendButton t={t}>{t.send}</SendButton>
        <p className={s.soft}>{t.sendNote}</p>
      </div>
    </PublicForm>
  );
};

const Spending = ({ data: { campaign }, context: { t, language } }: Props) => {
  const { period, parts, href } = campaign.spending;
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const most = Math.max(1, ...parts.map(({ amount }) => amount));
  if (parts.length === 0) return null;
  return (
    <aside className={s.spending} aria-labelledby="spending">
      <h2 id="spending" className={s.heading}>
        {t.spending}
      </h2>
      <p className={s.soft}>{t.spent(formatRupiah(total, language), period)}</p>
      <dl className={s.parts}>
        {parts.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <meter min={0} max={most} value={amount} aria-hidden="true" />
              {formatRupiah(amount, language)}
            </dd>
          </div>
        ))}
      </dl>
      {href !== "" && <ArrowLink to={href}>{t.receipts}</ArrowLink>}
    </aside>
  );
};

const Messages = ({ data: { wall, hasOlder, page }, context: { t, language } }: Props) => {
  const reload = useReload();
  if (wall === null)
    return (
      <PartNotice title={t.wallLost} message={t.wallLostText} retryLabel={t.retry} onRetry={() => void reload()} />
    );
  if (wall.length === 0) return <EmptyState title={t.noWall}>{t.noWallText}</EmptyState>;
  return (
    <>
      <ul className={s.wall}>
        {wall.map(({ id, message, donor_name, amount }) => (
          <li key={id} className={s.note}>
            <blockquote className={message.length < 60 ? s.large : s.words}>{message}</blockquote>
            <p className={s.giver}>
              <Avatar seed={donor_name ?? id} size="xs" />
              <span>{donor_name ?? t.nobody}</span>
              <b>{formatRupiah(amount, language)}</b>
            </p>
          </li>
        ))}
      </ul>
      <p className={s.ways}>
        {hasOlder && (
          <ButtonLink variant="line" to={`${DONATE_PATH}?page=${page + 1}`}>
            {t.older}
          </ButtonLink>
        )}
        {page > 1 && <ArrowLink to={DONATE_PATH}>{t.newest}</ArrowLink>}
      </p>
    </>
  );
};

/** `/Donate` */
export const Page = (props: Props) => {
  const { t } = props.context;
  const { campaign, isSent } = props.data;
  useFormArrived(isSent ? "donation" : "");
  return (
    <>
      <Wrap className={s.page}>
        <PageHead heading={t.heading} lede={campaign.lede} />
        <div className={s.columns}>
          {isSent ? (
            <Outcome>
              <b>{t.sent}</b> {t.sentText}
            </Outcome>
          ) : (
            <Giving {...props} />
          )}
          <Spending {...props} />
        </div>
      </Wrap>
      <section className={s.band} aria-labelledby="wall">
        <Wrap className={s.page}>
          <h2 id="wall" className={s.wallHeading}>
            {t.wall}
          </h2>
          <Messages {...props} />
        </Wrap>
      </section>
    </>
  );
};
