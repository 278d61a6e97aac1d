import { useMessages } from "@serambi/kernel/remote";

import type { ShownClause } from "../../contract/legal/ShownLegal";
import type { LegalMessages } from "../../messages/legal.id";
import { clauseId } from "../../contract/legal/clauseId";
import s from "./Contents.module.css";
import { useReadClause } from "./useReadClause";

const inForce = (title: ShownClause["title"]): string =>
  title.flatMap(({ kind, text }) => (kind === "removed" ? [] : [text])).join("");

/** The clauses in force, with the one that is being read. */
export const Contents = ({ clauses }: { readonly clauses: readonly ShownClause[] }) => {
  const t = useMessages<LegalMessages>();
  const listed = clauses.filter(({ number }) => number !== null);
  const read = useReadClause(listed.map(({ id }) => clauseId(id)).join(" "));
  return (
    <nav className={s.contents} aria-label={t["legal.contents"]}>
      <ol>
        {listed.map(({ id, number, title }) => (
          <li key={id}>
            <a href={`#${clauseId(id)}`} aria-current={read === clauseId(id) ? "true" : undefined}>
              <span>{number}</span>
              {inForce(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
