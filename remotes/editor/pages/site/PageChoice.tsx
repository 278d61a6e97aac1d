import { SECTION_PAGES } from "@serambi/kernel/contracts";
import { Button, Icon, Select, TextField } from "@serambi/kernel/ui";
import { Dialog } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { missingPages, pathOfPage } from "../../contract/sitePage";
import type { SiteMessages } from "../../messages/types";
import type { SiteStore } from "../../stores/SiteStore";
import s from "../sections/SectionList.module.css";

interface Props {
  readonly store: SiteStore;
  readonly t: SiteMessages;
}

/** The choice of the page that is looked at, or of one that the site does not have yet. */
export const PageChoice = observer(function PageChoice({ store, t }: Props) {
  const [isAdding, setAdding] = useState(false);
  const { pages, page, draft } = store;
  return (
    <div className={s.pages}>
      <Select
        compact
        label={t.page}
        value={page?.id ?? ""}
        options={pages.map(({ id, title, language }) => ({
          value: id,
          label: [title || t.home, language && `(${language})`].filter(Boolean).join(" "),
        }))}
        onChange={({ target }) => store.showPage(target.value)}
      />
      <Button size="small" variant="quiet" onClick={() => setAdding(true)}>
        <Icon name="plus" /> {t.addPage}
      </Button>
      {draft && isAdding && <NewPage {...{ store, t }} onClose={() => setAdding(false)} />}
    </div>
  );
});

/** A page that only the draft has, until it is published: its setting, and its address among the routes. */
const NewPage = ({ store, t, onClose }: Props & { readonly onClose: () => void }) => {
  const values = store.draft?.values ?? {};
  const missing = missingPages(values);
  const [name, setName] = useState<string>(missing[0] ?? "");
  const [title, setTitle] = useState("");
  const add = (): void => {
    const routes = Array.isArray(values["routes"]) ? values["routes"] : ["/"];
    const path = pathOfPage(name, values);
    store.draft?.setAll({
      [`page_${name}`]: { title: title || name, description: "", sections: [] },
      ...(!routes.includes(path) && { routes: [...(routes as unknown[]), path] }), // a list, as it was read
    });
    store.showPage(`page_${name}`);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.addPage}
      closeLabel={t.close}
      actions={
        <Button disabled={!SECTION_PAGES.some((one) => one === name)} onClick={add}>
          {t.addPage}
        </Button>
      }
    >
      <Select
        label={t.pageAddress}
        value={name}
        onChange={({ target }) => setName(target.value)}
        options={missing.map((value) => ({ value, label: pathOfPage(value, values) }))}
      />
      <TextField label={t.pageTitle} maxLength={300} value={title} onChange={({ target }) => setTitle(target.value)} />
    </Dialog>
  );
};
