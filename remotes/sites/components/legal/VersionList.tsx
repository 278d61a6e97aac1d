import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";

import type { NamedVersion } from "../../contract/legal/ShownLegal";
import type { LegalMessages } from "../../messages/legal.id";
import s from "./VersionList.module.css";

interface VersionListProps {
  readonly versions: readonly NamedVersion[];
  readonly shownNumber: number;
}

/** Every version that there was, each at its address. */
export const VersionList = ({ versions, shownNumber }: VersionListProps) => {
  const t = useMessages<LegalMessages>();
  const language = useLanguage();
  return (
    <nav aria-label={t["legal.versions"]}>
      <ol className={s.list}>
        {versions.map(({ number, subject, inForce, to }) => (
          <li key={number}>
            <Link to={to} className={s.version} aria-current={number === shownNumber ? "page" : undefined}>
              <b>{number}</b>
              <span className={s.subject}>{subject}</span>
              <span className={s.date}>{formatDate(inForce, language, "short")}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
