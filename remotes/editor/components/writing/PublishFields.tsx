import { useLanguage, useTenant } from "@serambi/kernel/remote";
import { Button, FieldMessage, Select, TextField, TextLink } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { publicPath } from "../../contract/writing/addresses";
import { fromLocal, toLocal, zoneOf, ZONES } from "../../contract/writing/zones";
import { faultWords } from "../faultWords";
import s from "./Fields.module.css";
import { whenText } from "./whenText";
import type { WithdrawDialog } from "./WithdrawDialog";
import type { WritingProps } from "./WritingProps";

const Told = observer(function Told({ store, t, zoneName }: WritingProps & { readonly zoneName: string }) {
  const language = useLanguage();
  const tenant = useTenant();
  const { state, publishedAt, scheduledAt, liveSlug, kind, id } = store.writing;
  const zone = zoneOf(zoneName);
  const path = liveSlug === null ? null : publicPath(tenant, { kind, id, slug: liveSlug });
  return (
    <>
      {publishedAt !== null && (
        <p>{(state === "scheduled" ? t.willAppear : t.appeared)(whenText(publishedAt, zone, language))}</p>
      )}
      {scheduledAt !== null && <p>{t.changeWaits(whenText(scheduledAt, zone, language))}</p>}
      {state === "withdrawn" && <p>{t.withdrawn}</p>}
      {state === "published" && path !== null && (
        <p>
          <TextLink to={path}>{t.see}</TextLink>
        </p>
      )}
      {publicPath(tenant, { kind, id, slug: "x" }) === null && <p className={s.soft}>{t.noPlace}</p>}
    </>
  );
});

interface PublishProps extends WritingProps {
  readonly at: string;
  readonly zone: string;
  readonly onChange: (change: { readonly at?: string; readonly zone?: string }) => void;
}

/** Fields for the time at which it is shown, and the way off the site. */
export const PublishFields = observer(function PublishFields({ store, t, at, zone, onChange }: PublishProps) {
  const [asking, setAsking] = useState<{ readonly WithdrawDialog: typeof WithdrawDialog } | null>(null);
  const [isLost, setIsLost] = useState(false);
  const { state, scheduledAt } = store.writing;
  const isThere = state === "published" || state === "scheduled";
  /** Few withdraw anything: the dialog comes with the press, and another press tries again where it did not come. */
  const ask = async (): Promise<void> => {
    const code = await import("./WithdrawDialog").catch(() => null);
    setAsking(code);
    setIsLost(code === null);
  };
  return (
    <section className={s.part} aria-labelledby="publishing">
      <h2 id="publishing">{t.publishing}</h2>
      <Told store={store} t={t} zoneName={zone} />
      <div className={s.times}>
        <TextField
          id="at"
          type="datetime-local"
          label={t.publishAt}
          help={t.publishAtHelp}
          value={toLocal(at, zoneOf(zone))}
          onChange={({ target }) => onChange({ at: fromLocal(target.value, zoneOf(zone)) })}
        />
        <Select
          id="at-zone"
          label={t.zone}
          value={zone}
          options={ZONES.map(({ name, label }) => ({ value: name, label }))}
          onChange={({ target }) => {
            const hours = toLocal(at, zoneOf(zone));
            onChange({ zone: target.value, at: fromLocal(hours, zoneOf(target.value)) });
          }}
        />
      </div>
      {store.fault && store.phase === "saved" && (
        <FieldMessage id="step" error={t.stepFailed(faultWords(store.fault, t))} />
      )}
      {isLost && <FieldMessage id="withdraw" error={t.stepFailed(t.noAnswer)} />}
      <div className={s.buttons}>
        {scheduledAt !== null && (
          <Button size="small" variant="line" onClick={() => void store.step("unschedule")}>
            {t.unschedule}
          </Button>
        )}
        {isThere && (
          <Button size="small" variant="danger-line" onClick={() => void ask()}>
            {t.withdraw}
          </Button>
        )}
      </div>
      {asking && (
        <asking.WithdrawDialog t={t} onClose={() => setAsking(null)} onWithdraw={() => void store.step("withdraw")} />
      )}
    </section>
  );
});
