import { Later, useMessages } from "@serambi/kernel/remote";
import { VisuallyHidden, Wrap } from "@serambi/kernel/ui";

import { ChangeBand } from "../../components/legal/ChangeBand";
import { ClauseView } from "../../components/legal/ClauseView";
import { Contents } from "../../components/legal/Contents";
import { KeptTable } from "../../components/legal/KeptTable";
import { LegalActions } from "../../components/legal/LegalActions";
import { LegalTop } from "../../components/legal/LegalTop";
import type { ShownLegal } from "../../contract/legal/ShownLegal";
import type { LegalMessages } from "../../messages/legal.id";
import s from "./LegalView.module.css";

const CLAUSES = "legal-clauses";

/** A text that binds: which one, what changed, what is kept, its clauses, and what one can do at once. */
export const LegalView = ({ shown }: { readonly shown: ShownLegal }) => {
  const t = useMessages<LegalMessages>();
  const { document, changes, kept, clauses, contact } = shown;
  return (
    <>
      <Wrap>
        <div className={s.measured}>
          <LegalTop shown={shown} />
        </div>
      </Wrap>
      {changes && <ChangeBand {...changes} />}
      {kept && (
        <Wrap>
          <KeptTable {...kept} />
        </Wrap>
      )}
      <Wrap as="section" className={s.law}>
        <VisuallyHidden as="h2" id={CLAUSES}>
          {t["legal.clauses"]}
        </VisuallyHidden>
        <Contents clauses={clauses} />
        <div className={s.measured}>
          <Later>
            {clauses.map((clause) => (
              <ClauseView key={clause.id} clause={clause} />
            ))}
          </Later>
        </div>
      </Wrap>
      <LegalActions document={document} contact={contact} />
    </>
  );
};
