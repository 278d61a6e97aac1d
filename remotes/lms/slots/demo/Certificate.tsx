import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Badge, Button, Icon, TextField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import d from "../../components/demo/Demo.module.css";
import { DemoFrame } from "../../components/demo/DemoFrame";
import { useSiteLanguage } from "../../components/showcase/useSiteLanguage";
import type { DemoMessages } from "../../messages/demo.id";
import { CertificateStore, type Verdict } from "../../stores/demo/CertificateStore";
import { useDemo } from "../../stores/demo/useDemo";
import s from "./Certificate.module.css";
import type { demoSlots } from "./demoSlots.server";

interface StoreProps {
  readonly store: CertificateStore;
}

const Requirements = observer(function Requirements({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  return (
    <ul className={d.list} aria-label={t.requirements}>
      {store.demo.requirements.map((one) => {
        const { id, label, need, unit } = one;
        const have = store.haveOf(id);
        return (
          <li key={id} className={d.item}>
            <div className={d.row}>
              <strong lang={lang}>{label}</strong>
              <span>{t.haveOf(have, need, unit)}</span>
              <Badge tone={store.isMet(one) ? "success" : "neutral"} icon={store.isMet(one) ? "check" : undefined}>
                {store.isMet(one) ? t.met : t.notMet}
              </Badge>
            </div>
            {store.mayNote && (
              <p className={d.row}>
                {([-1, 1] as const).map((by) => (
                  <Button
                    key={by}
                    size="small"
                    variant="line"
                    aria-label={by > 0 ? t.oneMore(label) : t.oneLess(label)}
                    onClick={() => {
                      store.note(id, Math.max(0, Math.min(1000, have + by)));
                      store.state.say(`${label}: ${t.haveOf(store.haveOf(id), need, unit)}`);
                    }}
                  >
                    <Icon name={by > 0 ? "plus" : "minus"} />
                  </Button>
                ))}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
});

/** Anybody may look a number up. */
const Check = observer(function Check({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const [number, setNumber] = useState("");
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return (
    <form
      className={d.form}
      onSubmit={(event) => {
        event.preventDefault();
        const found = store.check(number);
        setVerdict(found);
        store.state.say(t.verdict(found));
      }}
    >
      <TextField
        label={t.checkNumber}
        help={t.checkHelp}
        autoComplete="off"
        value={number}
        onChange={({ target }) => {
          setNumber(target.value);
          setVerdict(null);
        }}
      />
      <p className={d.row}>
        <Button type="submit" size="small" variant="line">
          {t.checkIt}
        </Button>
        {verdict && (
          <Badge tone={verdict === "valid" ? "success" : "danger"} icon={verdict === "valid" ? "check" : "alert"}>
            {t.verdict(verdict)}
          </Badge>
        )}
      </p>
    </form>
  );
});

/** A certificate on its way: what it asks for, who issues it, and how a number is checked. */
const Certificate = observer(function Certificate({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  const { demo, state, step, isReady } = store;
  return (
    <DemoFrame demo={demo} state={state}>
      <div className={d.two}>
        <div>
          <h3 className={d.part}>{t.requirements}</h3>
          <Requirements store={store} />
        </div>
        <div className={s.sheet} data-step={step}>
          <p lang={lang} className={s.award}>
            {demo.award}
          </p>
          <p lang={lang} className={s.holder}>
            {demo.holder}
          </p>
          <p lang={lang}>{demo.issuer}</p>
          <p className={s.number}>{step === "none" ? t.noNumberYet : store.number}</p>
          {step === "revoked" && <Badge tone="danger">{t.revoked}</Badge>}
        </div>
      </div>
      {state.role === "admin" && (
        <p className={d.row}>
          {step === "none" && (
            <Button
              size="small"
              aria-disabled={!isReady}
              onClick={() => {
                store.issue();
                state.say(isReady ? t.isIssued(store.number) : t.notReady);
              }}
            >
              {t.issue}
            </Button>
          )}
          {store.mayRevoke && (
            <Button
              size="small"
              variant="line"
              onClick={() => {
                store.revoke();
                state.say(t.revoked);
              }}
            >
              {t.revoke}
            </Button>
          )}
          {step === "none" && !isReady && <span className={d.quiet}>{t.notReady}</span>}
        </p>
      )}
      <Check store={store} />
    </DemoFrame>
  );
});

/** `lms.demo-certificate.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-certificate.v1"]>) => (
  <Certificate store={useDemo(() => new CertificateStore(props))} />
);
