import { Button, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";

import { keepClear } from "../dock/keepClear";
import type { Consent } from "./Consent";
import s from "./ConsentNotice.module.css";
import type { ConsentMessages } from "./messages/id";

interface ConsentNoticeProps {
  readonly consent: Consent;
  readonly t: ConsentMessages;
  /** The site's own page on privacy, where it has one. */
  readonly policyHref: string | null;
}

const TITLE_ID = "serambi-consent";

const Choices = ({ consent, t }: Omit<ConsentNoticeProps, "policyHref">) => (
  <div className={s.choices}>
    <Button variant="line" className={s.choice} onClick={() => consent.choose("denied")}>
      {t.deny}
    </Button>
    <Button variant="line" className={s.choice} onClick={() => consent.choose("granted")}>
      {t.grant}
    </Button>
  </div>
);

/** The question itself: a region of the page, not a dialog. It stops nobody, and both answers are equally easy. */
const Question = observer(({ consent, t, policyHref }: ConsentNoticeProps) => {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!box.current) return undefined;
    if (consent.opener) box.current.focus();
    return keepClear(box.current, "question");
  }, [consent]);
  const { choice, isUnwilling } = consent;
  return (
    <section ref={box} className={s.notice} aria-labelledby={TITLE_ID} tabIndex={-1}>
      <Wrap className={s.line}>
        <div className={s.words}>
          <p id={TITLE_ID} className={s.title}>
            {t.title}
          </p>
          <p>
            {isUnwilling ? t.unwilling : t.body}
            {policyHref !== null && (
              <>
                {" "}
                <a href={policyHref}>{t.policy}</a>
              </>
            )}
          </p>
          {!isUnwilling && choice !== null && <p>{choice === "granted" ? t.granted : t.denied}</p>}
        </div>
        {isUnwilling ? (
          <Button variant="line" className={s.choice} onClick={consent.close}>
            {t.close}
          </Button>
        ) : (
          <Choices consent={consent} t={t} />
        )}
      </Wrap>
    </section>
  );
});

/** Asks the visitor whether they may be measured, while there is something to ask. */
export const ConsentNotice = observer((props: ConsentNoticeProps) =>
  props.consent.isOpen ? <Question {...props} /> : null,
);
