import { ErrorState, VisuallyHidden } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useRef } from "react";

import { useKeptFocus } from "../../components/useKeptFocus";
import { SectionList } from "../sections/SectionList";
import { ConflictDialog } from "./ConflictDialog";
import s from "./Desk.module.css";
import { DeskBar } from "./DeskBar";
import { DeskPanel } from "./DeskPanel";
import type { DeskProps } from "./DeskProps";
import { MoreLinks } from "./MoreLinks";
import { PageChoice } from "./PageChoice";
import { Stage } from "./Stage";

/** The site as it will be, its pages and sections beside it, and the forms of what is chosen. */
export const Desk = observer(function Desk(props: DeskProps) {
  const { store, t } = props;
  const { draft, failure } = store;
  const desk = useRef<HTMLDivElement>(null);
  useKeptFocus(desk);
  return (
    <div ref={desk} className={s.desk}>
      <DeskBar {...props} />
      {failure && (
        <div className={s.failure}>
          <ErrorState
            title={t.failed}
            message={failure.code === "forbidden" ? t.noRole : t.failedText}
            retryLabel={t.retry}
            onRetry={() => void store.open()}
          />
        </div>
      )}
      {draft && (
        <div className={s.columns}>
          <nav className={s.start} aria-label={t.structure}>
            <PageChoice {...{ store, t }} />
            <SectionList {...{ store, t }} language={props.data.language} />
            <MoreLinks data={props.data} t={t} />
          </nav>
          <Stage {...props} draft={draft} />
          <DeskPanel {...props} draft={draft} />
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{store.told}</span>
      </VisuallyHidden>
      {draft && draft.phase === "asking" && <ConflictDialog {...{ draft, t }} />}
    </div>
  );
});
