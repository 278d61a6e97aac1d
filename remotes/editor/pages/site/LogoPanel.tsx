import { observer } from "mobx-react-lite";
import { useMemo } from "react";

import type { DraftStore } from "../../stores/DraftStore";
import { SchemaForm } from "../../components/form/SchemaForm";
import type { DeskProps } from "./DeskProps";
import s from "./DeskPanel.module.css";
import { formOf } from "./formOf";

const LOGOS = ["title", "logoDark", "logoLight", "favicon"] as const;
const SCHEMA = {
  type: "object",
  properties: Object.fromEntries(
    LOGOS.map((name) => [
      name,
      name === "title" ? { type: "string", maxLength: 300 } : { type: "string", format: "picture", maxLength: 16_000 },
    ]),
  ),
  required: [...LOGOS],
};

/** The site's title, its logos for light and dark grounds, and the sign of its tab. */
export const LogoPanel = observer(function LogoPanel({ draft, data, t }: DeskProps & { readonly draft: DraftStore }) {
  const form = useMemo(() => formOf(SCHEMA, t, "logo_"), [t]);
  const value = Object.fromEntries(LOGOS.map((name) => [name, draft.values[name] ?? ""]));
  return (
    <div className={s.fields}>
      <p className={s.help}>{t.logoHelp}</p>
      <SchemaForm
        form={form}
        value={value}
        problems={draft.draft.problems}
        language={data.language}
        t={t}
        onChange={(next) => {
          for (const name of LOGOS) if (next[name] !== value[name]) draft.set(name, next[name]);
        }}
      />
    </div>
  );
});
