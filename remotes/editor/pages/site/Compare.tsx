import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";

import { sectionChanges } from "../../contract/sectionChanges";
import type { DraftStore } from "../../stores/DraftStore";
import { ChangeList, fateWords } from "./ChangeList";
import s from "./Compare.module.css";
import type { DeskProps } from "./DeskProps";
import { Frame } from "./Frame";
import { LiveFrame } from "./LiveFrame";

/** The page as visitors have it and as it will be, both at the section that has changed, with the changes in words. */
export const Compare = observer(function Compare(props: DeskProps & { readonly draft: DraftStore }) {
  const { store, draft, t } = props;
  const { page, sections, liveSections } = store;
  const changes = sectionChanges(liveSections ?? [], sections);
  const [chosen, setChosen] = useState(0);
  // A section that is opened elsewhere is compared, too; one that is gone stands in no list but this.
  const change =
    changes.find(({ after }) => after !== null && after === store.selected) ??
    changes[Math.min(chosen, changes.length - 1)];
  const show = (n: number): void => {
    setChosen(n);
    store.select(changes[n]?.after ?? null);
  };
  const first = changes.findIndex(({ after }) => after !== null && after === store.selected);
  useEffect(() => {
    show(Math.max(0, first));
    // oxlint-disable-next-line react/exhaustive-deps -- begins with the section that was open, on each page
  }, [page?.id]);
  if (!page) return null;
  const title = page.title || t.home;
  return (
    <div className={s.compare}>
      <div className={s.pair}>
        <div className={s.side}>
          <p className={s.name}>{t.liveNow}</p>
          {liveSections ? (
            <LiveFrame
              key={`${page.id} ${draft.changedKeys.length === 0}`}
              path={page.path}
              title={t.liveOf(title)}
              sections={liveSections}
              at={change?.before ?? null}
              t={t}
            />
          ) : (
            <p className={s.none}>{t.notLive}</p>
          )}
        </div>
        <div className={s.side}>
          <p className={s.name}>{t.yourDraft}</p>
          <Frame {...{ store, draft, t }} label={change?.after === store.selected ? fateWords(change, t) : ""} />
        </div>
      </div>
      <ChangeList {...props} {...{ changes, change, show }} />
    </div>
  );
});
