import { Select } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { cssOf } from "../../contract/colours";
import { isRecord, textOf } from "../../contract/sections";
import type { SiteMessages } from "../../messages/types";
import type { DraftStore } from "../../stores/DraftStore";
import type { SiteStore } from "../../stores/SiteStore";
import panel from "../site/DeskPanel.module.css";

interface Props {
  readonly store: SiteStore;
  readonly draft: DraftStore;
  readonly t: SiteMessages;
}

/** The two families of a site, and its layout. They are seen in the frame once the draft is saved. */
export const FontPanel = observer(function FontPanel({ store, draft, t }: Props) {
  const css = cssOf(draft.values["css"]);
  const layout = textOf(draft.values["layout"]);
  const families = (chosen: string) =>
    [...new Set([chosen, ...store.looks.families.map(({ name }) => name)])].map((value) => ({ value, label: value }));
  const layouts = [...new Set([layout, ...store.looks.layouts.map(({ name }) => name)])];
  const put = (name: "ft_primary" | "ft_secondary", value: string): void =>
    draft.set("css", { ...(isRecord(draft.values["css"]) && draft.values["css"]), [name]: value });
  return (
    <div className={panel.fields}>
      <p className={panel.help}>{t.fontsHelp}</p>
      <Select
        label={t.headingFont}
        value={css.ft_primary}
        options={families(css.ft_primary)}
        onChange={({ target }) => put("ft_primary", target.value)}
      />
      <Select
        label={t.textFont}
        value={css.ft_secondary}
        options={families(css.ft_secondary)}
        onChange={({ target }) => put("ft_secondary", target.value)}
      />
      <Select
        label={t.layout}
        help={t.layoutHelp}
        value={layout}
        options={layouts.map((value) => ({ value, label: value }))}
        onChange={({ target }) => draft.set("layout", target.value)}
      />
    </div>
  );
});
