import { formatRupiah } from "@serambi/kernel/i18n";
import { Form, useNavigation, type PageProps } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { Button, ButtonLink, Icon, Kain, RadioGroup, TextField, TextLink, Wrap } from "@serambi/kernel/ui";
import { useEffect, useRef, type SubmitEvent } from "react";

import { Figures } from "../components/Figures";
import { momentText } from "../components/moment";
import { priceFigures } from "../components/priceFigures";
import { choiceOf } from "../contract/choice";
import { METHODS } from "../contract/methods";
import { checkoutPath, chosenCheckout } from "../contract/paths";
import type { checkoutLoader } from "./checkout.server";
import s from "./CheckoutPage.module.css";

type Props = PageProps<typeof checkoutLoader>;

/** What is bought, and what it comes to. */
const Order = ({ data: { offer, chosen, voucher }, context: { t, language } }: Props) => (
  <aside className={s.order} aria-labelledby="order-heading">
    <Kain className={s.cloth} seed={offer.slug} variant="cover" width={640} height={220} />
    <div className={s.sums}>
      <h2 id="order-heading" className={s.name}>
        {chosen.months === null ? offer.title : t.pass(chosen.months)}
      </h2>
      <div aria-live="polite">
        <Figures {...priceFigures(chosen, offer.voucherFault === null ? voucher : null, t, language)} />
      </div>
    </div>
  </aside>
);

/** What to buy and with which voucher: a form of its own, whose answer is another summary at an address that can be kept. */
const Choice = ({ data: { offer, chosen, voucher }, context: { t, language, form } }: Props) => {
  const navigate = useNavigate();
  const own = useRef<HTMLFormElement>(null);
  const show = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(chosenCheckout(offer.slug, new FormData(event.currentTarget)));
  };
  const fault = voucher !== null && offer.voucherFault ? offer.voucherFault : form?.errors["voucher"];
  return (
    <form ref={own} className={s.choice} method="get" action={checkoutPath(offer.slug)} onSubmit={show}>
      {offer.options.length > 1 && (
        <RadioGroup
          name="what"
          label={t.what}
          look="panel"
          value={choiceOf(chosen)}
          onValueChange={() => own.current?.requestSubmit()}
          options={offer.options.map((option) => ({
            value: choiceOf(option),
            label: option.months === null ? t.course : t.pass(option.months),
            help: option.months === null ? t.courseHelp : t.passHelp,
            end: formatRupiah(option.totalIdr, language),
          }))}
        />
      )}
      <div className={s.voucher}>
        <TextField
          key={voucher}
          id="voucher"
          name="voucher"
          label={t.voucher}
          optionalLabel={t.optional}
          help={t.voucherHelp}
          defaultValue={voucher ?? ""}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          error={fault}
          success={
            voucher !== null && !fault && chosen.discountIdr > 0
              ? t.voucherGood(formatRupiah(chosen.discountIdr, language))
              : undefined
          }
        />
        <Button type="submit" variant="line">
          {t.voucherUse}
        </Button>
      </div>
    </form>
  );
};

/** The way to pay, and the way to the provider. */
const Payment = ({ data: { offer, chosen, voucher }, context: { t, language, form } }: Props) => {
  const isSending = useNavigation().state === "loading";
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (form?.message) notice.current?.focus();
  }, [form]);
  return (
    <Form className={s.payment}>
      {form?.message && (
        <p ref={notice} className={s.notice} role="alert" tabIndex={-1}>
          <Icon name="alert" /> {form.message}
        </p>
      )}
      <input type="hidden" name="what" value={choiceOf(chosen)} />
      <input type="hidden" name="voucher" value={offer.voucherFault === null ? (voucher ?? "") : ""} />
      <input type="hidden" name="seen" value={chosen.totalIdr} />
      {chosen.totalIdr > 0 ? (
        <RadioGroup
          name="method"
          label={t.method}
          look="panel"
          required
          defaultValue={form?.values["method"] ?? METHODS[0]}
          error={form?.errors["method"]}
          options={METHODS.map((value) => ({ value, label: t[value], help: t[`${value}Help`] }))}
        />
      ) : (
        <input type="hidden" name="method" value={METHODS[0]} />
      )}
      <Button type="submit" wide busy={isSending} busyLabel={t.sending}>
        {chosen.totalIdr > 0 ? t.payNow(formatRupiah(chosen.totalIdr, language)) : t.free}
      </Button>
      <p className={s.note}>
        <Icon name="lock" /> {t.toProvider}
      </p>
    </Form>
  );
};

/** `/Checkout/{slug}`: what is bought, a voucher, the way to pay, and on to the provider's page. */
export const Page = (props: Props) => {
  const { data, context } = props;
  const { offer, coursePath } = data;
  const { t, language } = context;
  const { pending } = offer;
  return (
    <Wrap className={s.page}>
      <div className={s.form}>
        <header>
          <h1 className={s.heading}>{offer.hasAccess ? t.haveIt : t.pay}</h1>
          <p className={s.lede}>{offer.hasAccess ? t.haveItText : t.checkoutLede}</p>
        </header>
        {offer.hasAccess ? (
          coursePath !== null && (
            <p>
              <ButtonLink to={coursePath}>{t.toCourse}</ButtonLink>
            </p>
          )
        ) : (
          <>
            {pending?.payAt && (
              <p className={s.pending}>
                {t.waitingInvoice(pending.number, momentText(pending.expiresAt, language))}{" "}
                <TextLink to={pending.payAt}>{t.resume}</TextLink>
              </p>
            )}
            <Choice {...props} />
            <Payment {...props} />
          </>
        )}
      </div>
      <Order {...props} />
    </Wrap>
  );
};
