import type { PreviewLink } from "@serambi/kernel/cms";
import { Button, CopyButton, Select } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { faultWords } from "../../components/faultWords";
import type { SiteMessages } from "../../messages/types";
import type { DraftStore } from "../../stores/DraftStore";
import s from "./PublishDialog.module.css";

const HOURS = ["1", "24", "168", "720"] as const;

/** Links that show the draft to people without an account, for some time. Its address is told once, when it is made. */
export const PreviewLinks = observer(function PreviewLinks({
  draft,
  t,
}: {
  readonly draft: DraftStore;
  readonly t: SiteMessages;
}) {
  const [hours, setHours] = useState("24");
  const [made, setMade] = useState<PreviewLink | null>(null);
  const [fault, setFault] = useState("");
  const attempt = (work: () => Promise<void>): void => {
    setFault("");
    work().catch((error: unknown) => setFault(faultWords(error, t)));
  };
  const address = made?.path ? location.origin + made.path : "";
  return (
    <section className={s.links} aria-label={t.links}>
      <h3>{t.links}</h3>
      <p>{t.linksText}</p>
      <div className={s.line}>
        <Select
          compact
          label={t.linkLasts}
          value={hours}
          onChange={({ target }) => setHours(target.value)}
          options={HOURS.map((value) => ({ value, label: t.hours(Number(value)) }))}
        />
        <Button
          size="small"
          variant="line"
          onClick={() => attempt(async () => setMade(await draft.makeLink(Number(hours))))}
        >
          {t.makeLink}
        </Button>
      </div>
      {address && (
        <p className={s.line}>
          <code>{address}</code>
          <CopyButton text={address} texts={{ copy: t.copy_copy, copied: t.copy_copied, failed: t.copy_failed }} />
        </p>
      )}
      <ul>
        {draft.draft.links.map(({ id, endsAt, madeBy }) => (
          <li key={id} className={s.line}>
            {t.linkOf(madeBy.name, endsAt)}
            <Button size="small" variant="quiet" onClick={() => attempt(() => draft.withdrawLink(id))}>
              {t.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      {fault && <p role="alert">{fault}</p>}
    </section>
  );
});
