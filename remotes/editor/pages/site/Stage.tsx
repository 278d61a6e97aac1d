import { observer } from "mobx-react-lite";

import { kindOf } from "../../contract/sections";
import type { DraftStore } from "../../stores/DraftStore";
import { Compare } from "./Compare";
import type { DeskProps } from "./DeskProps";
import { Frame } from "./Frame";
import s from "./Frame.module.css";

const VIEWS = ["draft", "compare", "phone"] as const;

/** The page as it will be: by itself, on a phone, or beside what is published. */
export const Stage = observer(function Stage(props: DeskProps & { readonly draft: DraftStore }) {
  const { store, data, draft, t } = props;
  const { view, selected, sections, kinds } = store;
  const section = selected === null ? undefined : sections[selected];
  const label = (section && kindOf(kinds, section)?.name[data.language]) ?? "";
  return (
    <section className={s.stage} data-view={view} aria-label={t.preview}>
      <div role="group" aria-label={t.view} className={s.views}>
        {VIEWS.map((one) => (
          <button key={one} type="button" data-view={one} aria-pressed={view === one} onClick={() => store.showAs(one)}>
            {t[`view_${one}`]}
          </button>
        ))}
      </div>
      {view === "compare" ? <Compare {...props} /> : <Frame {...{ store, draft, label, t }} />}
    </section>
  );
});
