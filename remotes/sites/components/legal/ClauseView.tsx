import { useMessages } from "@serambi/kernel/remote";
import { Table } from "@serambi/kernel/ui";

import type { ShownClause, ShownRight } from "../../contract/legal/ShownLegal";
import type { LegalMessages } from "../../messages/legal.id";
import { Changed } from "./Changed";
import { changedColumn } from "./changedColumn";
import { clauseId } from "../../contract/legal/clauseId";
import s from "./ClauseView.module.css";

/** A clause, and beside it the same in a breath. */
export const ClauseView = ({ clause }: { readonly clause: ShownClause }) => {
  const t = useMessages<LegalMessages>();
  const { id, number, title, short, text, articles, rights } = clause;
  const heading = `${clauseId(id)}-title`;
  return (
    <article id={clauseId(id)} className={s.clause} aria-labelledby={heading}>
      <h3 id={heading} className={s.title}>
        <span className={s.number}>{number ?? t["legal.gone"]}</span>
        <span>
          <Changed pieces={title} />
        </span>
      </h3>
      {number !== null && (
        <p className={s.short}>
          <small>{t["legal.short"]}</small>
          {short}
        </p>
      )}
      <div className={s.text}>
        {text.map((pieces, index) => {
          // Paragraphs of one clause never change places.
          const key = `${id} ${index}`;
          return (
            <p key={key}>
              <Changed pieces={pieces} />
            </p>
          );
        })}
        {articles && (
          <p>
            <cite className={s.articles}>{articles}</cite>
          </p>
        )}
        {rights.length > 0 && (
          <Table<ShownRight>
            caption={t["legal.rights"]}
            hideCaption
            className={s.rights}
            columns={[
              changedColumn("right", t["legal.right"]),
              changedColumn("article", t["legal.article"]),
              changedColumn("limit", t["legal.limit"]),
            ]}
            rows={rights}
            rowKey={(row) => row.id}
          />
        )}
      </div>
    </article>
  );
};
