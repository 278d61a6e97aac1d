import { Button, Icon, Select } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { isHiddenPage } from "../../contract/changePages";
import { wrongSections } from "../../contract/wrongSections";
import type { SiteMessages } from "../../messages/types";
import type { SiteStore } from "../../stores/SiteStore";
import s from "../sections/SectionList.module.css";
import { NewPage } from "./NewPage";
import { PageDialog } from "./PageDialog";

interface Props {
  readonly store: SiteStore;
  readonly t: SiteMessages;
}

/** The choice of the page that is looked at, or of one that the site does not have yet; and what is done with a whole page. */
export const PageChoice = observer(function PageChoice({ store, t }: Props) {
  const [open, setOpen] = useState<"new" | "page" | null>(null);
  const { pages, page, draft } = store;
  const values = draft?.values ?? {};
  const wrongPages = new Set(
    wrongSections(draft?.problems ?? {}, pages, values).sections.map((section) => section.page.id),
  );
  return (
    <div className={s.pages}>
      <Select
        compact
        label={t.page}
        value={page?.id ?? ""}
        options={pages.map(({ id, title, language, path }) => ({
          value: id,
          label: [
            title || t.home,
            language && `(${language})`,
            isHiddenPage(values, path) && `(${t.pageHidden})`,
            wrongPages.has(id) && `(${t.pageWrong})`,
          ]
            .filter(Boolean)
            .join(" "),
        }))}
        onChange={({ target }) => store.showPage(target.value)}
      />
      {draft && page && page.path.split("?", 1)[0] !== "/" && (
        <Button size="small" variant="quiet" onClick={() => setOpen("page")}>
          {t.pageMore}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => setOpen("new")}>
        <Icon name="plus" /> {t.addPage}
      </Button>
      {draft && open === "new" && <NewPage {...{ store, draft, t }} onClose={() => setOpen(null)} />}
      {draft && page && open === "page" && <PageDialog {...{ store, draft, page, t }} onClose={() => setOpen(null)} />}
    </div>
  );
});
