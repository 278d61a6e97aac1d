import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Button, ButtonLink, Icon, Steps, TextLink } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { Following } from "../contract/Following";
import type { Invoice } from "../contract/Invoice";
import type { Messages } from "../messages/id";
import { momentText } from "./moment";
import { priceFigures } from "./priceFigures";
import { Figures } from "./Figures";
import { StatusCard } from "./StatusCard";
import s from "./WaitingCard.module.css";

interface WaitingCardProps {
  readonly invoice: Invoice;
  readonly store: Following;
  /** The visitor comes from the provider's page, and says that they have paid. */
  readonly hasReturned: boolean;
  /** The visitor has just ordered, and goes on to the provider's page. */
  readonly isGoing: boolean;
}

/** How often it was asked for, and a way to ask at once. It is no part of what is read aloud. */
const Asking = observer(function Asking({ store }: { readonly store: Following }) {
  const t = useMessages<Messages>();
  return (
    <>
      {store.isUnreachable && (
        <p className={s.lost} role="status">
          <Icon name="alert" /> {t.unreachable}
        </p>
      )}
      <Button size="small" variant="line" busy={store.isAsking} onClick={() => void store.ask()}>
        <Icon name="refresh" /> {t.askNow}
      </Button>
    </>
  );
});

/** Not paid yet, as far as the server knows: still to be paid, or being verified. */
export const WaitingCard = observer(function WaitingCard({ invoice, store, hasReturned, isGoing }: WaitingCardProps) {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const { payAt } = invoice;
  if (!hasReturned)
    return (
      <StatusCard
        tone="wait"
        state={t.pending}
        heading={payAt === null ? t.openingHeading : t.pendingHeading}
        text={payAt === null ? t.openingText : t.pendingText(momentText(invoice.expiresAt, language))}
        actions={
          <>
            {payAt !== null && <ButtonLink to={payAt}>{isGoing ? t.toPage : t.resume}</ButtonLink>}
            <Asking store={store} />
          </>
        }
      >
        <Figures {...priceFigures(invoice, invoice.voucher, t, language)} />
      </StatusCard>
    );
  const note = store.asked === 0 ? t.askedFirst : t.asked(store.asked, Math.round(store.waitMs / 1000));
  return (
    <StatusCard
      tone="wait"
      state={t.verifying}
      heading={t.verifyingHeading}
      text={t.verifyingText(invoice.buyer.email)}
      actions={
        <>
          <Asking store={store} />
          {payAt !== null && <TextLink to={payAt}>{t.stillOpen}</TextLink>}
        </>
      }
    >
      <Steps
        label={t.progress}
        stateLabels={t}
        steps={[
          { label: t.stepPaid, state: "done" },
          { label: t.stepConfirmed, state: "current", note },
          { label: t.stepOpened, state: "todo" },
        ]}
      />
    </StatusCard>
  );
});
