import type { DataOf } from "@serambi/kernel/remote";
import { ErrorState, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useMemo, useRef } from "react";

import { isRecord } from "../../contract/sections";
import type { SettingsMessages } from "../../messages/types";
import type { settingsLoader } from "../settings.server";
import type { SiteStore } from "../../stores/SiteStore";
import { useKeptFocus } from "../../components/useKeptFocus";
import { SchemaForm } from "../../components/form/SchemaForm";
import { ConflictDialog } from "../site/ConflictDialog";
import { formOf } from "../site/formOf";
import s from "./Office.module.css";
import { OfficeBar } from "./OfficeBar";
import { RoutesField } from "./RoutesField";

interface Props {
  readonly data: DataOf<typeof settingsLoader>;
  readonly store: SiteStore;
  readonly t: SettingsMessages;
}

/** Every setting that is no page and no look, as one form over the draft. */
export const SettingsDesk = observer(function SettingsDesk({ data, store, t }: Props) {
  const { draft, failure } = store;
  const desk = useRef<HTMLDivElement>(null);
  useKeptFocus(desk);
  const form = useMemo(() => formOf(data.schema, t, "set_"), [data.schema, t]);
  const { properties } = data.schema;
  const names = Object.keys(isRecord(properties) ? properties : {});
  const value = Object.fromEntries(
    names.flatMap((name) => (draft && draft.values[name] !== undefined ? [[name, draft.values[name]]] : [])),
  );
  return (
    <div ref={desk}>
      <OfficeBar {...{ draft, t }} title={t.title} />
      <Wrap className={s.page}>
        {failure && (
          <ErrorState
            title={t.failed}
            message={failure.code === "forbidden" ? t.noRole : t.failedText}
            retryLabel={t.retry}
            onRetry={() => void store.open()}
          />
        )}
        {draft && (
          <>
            <p className={s.intro}>{t.intro}</p>
            <SchemaForm
              form={form}
              value={value}
              problems={draft.draft.problems}
              language={data.language}
              t={t}
              onChange={(next) => {
                for (const name of names) if (next[name] !== value[name]) draft.set(name, next[name]);
              }}
            />
            <RoutesField {...{ draft, t }} />
          </>
        )}
        {draft?.phase === "asking" && <ConflictDialog {...{ draft, t }} />}
      </Wrap>
    </div>
  );
});
