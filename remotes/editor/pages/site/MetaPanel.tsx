import { observer } from "mobx-react-lite";
import { useMemo } from "react";

import { problemsBelow } from "../../contract/problems";
import { placeOf } from "../../contract/sitePage";
import type { DraftStore } from "../../stores/DraftStore";
import { SchemaForm } from "../../components/form/SchemaForm";
import type { DeskProps } from "./DeskProps";
import s from "./DeskPanel.module.css";
import { formOf } from "./formOf";
import { SharingCard } from "./SharingCard";

/** Fields for what search engines and those who share a page are told: of the page that is shown, and of the whole site. */
export const MetaPanel = observer(function MetaPanel({
  store,
  draft,
  data,
  t,
}: DeskProps & { readonly draft: DraftStore }) {
  const { page, content } = store;
  const { problems } = draft;
  const metaForm = useMemo(() => formOf(data.schemas.meta, t, "meta_"), [data.schemas.meta, t]);
  const pageForm = useMemo(() => formOf(data.schemas.page, t, "page_"), [data.schemas.page, t]);
  const metaProblems = useMemo(() => problemsBelow(problems, "meta"), [problems]);
  const place = page ? placeOf(draft.values[page.key], page) : "";
  const pageProblems = useMemo(() => problemsBelow(problems, place), [problems, place]);
  const isHome = page?.key.startsWith("home") ?? true;
  return (
    <div className={s.fields}>
      <SharingCard {...{ store, draft, t }} />
      {!isHome && (
        <>
          <h2 className={s.heading}>{t.thisPage}</h2>
          <SchemaForm
            key={page?.id}
            form={pageForm}
            value={content}
            problems={pageProblems}
            language={data.language}
            t={t}
            onChange={(value) => store.changeContent(value)}
          />
        </>
      )}
      <h2 className={s.heading}>{t.wholeSite}</h2>
      <SchemaForm
        form={metaForm}
        value={draft.values["meta"]}
        problems={metaProblems}
        language={data.language}
        t={t}
        onChange={(meta) => draft.set("meta", meta)}
      />
    </div>
  );
});
