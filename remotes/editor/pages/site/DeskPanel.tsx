import { Tabs } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";

import type { DraftStore } from "../../stores/DraftStore";
import { ColourPanel } from "../looks/ColourPanel";
import { FontPanel } from "../looks/FontPanel";
import { SectionPanel } from "../sections/SectionPanel";
import type { DeskProps } from "./DeskProps";
import s from "./DeskPanel.module.css";
import { LogoPanel } from "./LogoPanel";
import { MetaPanel } from "./MetaPanel";

/** The panel beside the page: what is chosen, and how the site looks and is told of. */
export const DeskPanel = observer(function DeskPanel(props: DeskProps & { readonly draft: DraftStore }) {
  const { store, data, t } = props;
  return (
    <section className={s.panel} aria-label={t.panel}>
      <Tabs
        language={data.language}
        label={t.panel}
        selected={store.tab}
        onSelect={(tab) => store.showTab(tab)}
        items={[
          { id: "section", label: t.section, content: <SectionPanel {...props} /> },
          { id: "colours", label: t.colours, content: <ColourPanel {...props} /> },
          { id: "fonts", label: t.fonts, content: <FontPanel {...props} /> },
          { id: "meta", label: t.meta, content: <MetaPanel {...props} /> },
          { id: "logo", label: t.logo, content: <LogoPanel {...props} /> },
        ]}
      />
    </section>
  );
});
