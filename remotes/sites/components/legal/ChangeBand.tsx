import { useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { Wrap } from "@serambi/kernel/ui";

import type { ShownLegal } from "../../contract/legal/ShownLegal";
import type { LegalMessages } from "../../messages/legal.id";
import s from "./ChangeBand.module.css";

/** What changed since the version before, and the link that shows it in the text or not. */
export const ChangeBand = ({ since, text, isShown, to }: NonNullable<ShownLegal["changes"]>) => {
  const t = useMessages<LegalMessages>();
  return (
    <section className={s.band} aria-label={t["legal.changes"]}>
      <Wrap className={s.row}>
        <p className={s.text}>
          <b>{t["legal.since"](since)}</b> {text}
        </p>
        <Link to={to} className={s.switch} rel="nofollow">
          {t[isShown ? "legal.hideChanges" : "legal.showChanges"]}
        </Link>
      </Wrap>
    </section>
  );
};
