import { formatRupiah } from "@serambi/kernel/i18n";
import { Form, useNavigation, type PageProps } from "@serambi/kernel/remote";
import { Button, ButtonLink, RadioGroup, Wrap } from "@serambi/kernel/ui";

import { Figures } from "../components/Figures";
import { momentText } from "../components/moment";
import { priceFigures } from "../components/priceFigures";
import { returnPath } from "../contract/paths";
import type { sandboxLoader } from "./sandbox.server";
import s from "./SandboxPage.module.css";

type Props = PageProps<typeof sandboxLoader>;

/** Four squares of room around the code, as its standard asks for. */
const MARGIN = 4;

const Code = ({ data: { qr }, context: { t } }: Props) => (
  <figure className={s.code}>
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${qr.size + 2 * MARGIN} ${qr.size + 2 * MARGIN}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t.sandboxScan}
    >
      <path d={qr.path} />
    </svg>
    <figcaption>{t.sandboxScan}</figcaption>
  </figure>
);

/** Every way to pay, and the three ways a payment ends. */
const Choice = (props: Props) => {
  const { payment } = props.data;
  const { t, language, form } = props.context;
  const isSending = useNavigation().state === "loading";
  const first = payment.channels.find(({ method }) => method === payment.method) ?? payment.channels[0];
  return (
    <Form className={s.choice}>
      <RadioGroup
        name="channel"
        label={t.sandboxChannel}
        look="panel"
        defaultValue={form?.values["channel"] ?? first?.code}
        error={form?.errors["channel"]}
        options={payment.channels.map(({ code, name, method }) => ({
          value: code,
          label: name,
          help: t[method],
          ...(payment.accounts[code] !== undefined && { end: payment.accounts[code] }),
        }))}
      />
      <Code {...props} />
      <div className={s.endings}>
        <Button type="submit" name="ending" value="pay" wide busy={isSending} busyLabel={t.sending}>
          {t.sandboxPay(formatRupiah(payment.totalIdr, language))}
        </Button>
        <Button type="submit" name="ending" value="fail" variant="line">
          {t.sandboxFail}
        </Button>
        <Button type="submit" name="ending" value="expire" variant="line">
          {t.sandboxExpire}
        </Button>
      </div>
    </Form>
  );
};

/** `/Payment-Sandbox/{code}`: the page of a provider that moves no money. */
export const Page = (props: Props) => {
  const { payment, isOpen } = props.data;
  const { t, language } = props.context;
  return (
    <Wrap className={s.page}>
      <header>
        <p className={s.who}>{t.sandboxTitle}</p>
        <h1 className={s.heading}>{t.sandboxHeading}</h1>
        <p className={s.lede}>{isOpen ? t.sandboxText : t.sandboxOver}</p>
      </header>
      <section className={s.bill} aria-labelledby="bill-heading">
        <h2 id="bill-heading" className={s.name}>
          {payment.title}
        </h2>
        <p className={s.until}>
          {payment.number}
          {isOpen && ` · ${t.sandboxUntil(momentText(payment.expiresAt, language))}`}
        </p>
        <Figures {...priceFigures(payment, null, t, language)} />
      </section>
      {isOpen ? (
        <Choice {...props} />
      ) : (
        <p>
          <ButtonLink to={returnPath(payment.number)}>{t.sandboxBack}</ButtonLink>
        </p>
      )}
    </Wrap>
  );
};
