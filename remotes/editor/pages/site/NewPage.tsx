import { Button, Select, TextField } from "@serambi/kernel/ui";
import { Dialog } from "@serambi/kernel/ui/controls";
import { useState } from "react";

import { addressFault, addressOf, withHidden, withNewPage } from "../../contract/changePages";
import { isRecord } from "../../contract/sections";
import { missingPages, pathOfPage } from "../../contract/sitePage";
import { lengthFault } from "../../components/lengthFault";
import type { SiteMessages } from "../../messages/types";
import type { DraftStore } from "../../stores/DraftStore";
import type { SiteStore } from "../../stores/SiteStore";

interface Props {
  readonly store: SiteStore;
  readonly draft: DraftStore;
  readonly t: SiteMessages;
  readonly onClose: () => void;
}

/** The most letters of a title. */
const MOST_TITLE = 300;

/** The choice of an address of the site's own, among those that the product has. */
const OWN = "";

/** A page that only the draft has, until it is published: at an address of the site's own, or at one that the product has for it. */
export const NewPage = ({ store, draft, t, onClose }: Props) => {
  const { values } = draft;
  const [name, setName] = useState<string>(OWN);
  const [title, setTitle] = useState("");
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const path = typed ?? `/${addressOf(title)}`;
  const fault = name === OWN ? addressFault(values, path) : null;
  const addKnown = (): void => {
    const routes = Array.isArray(values["routes"]) ? values["routes"] : ["/"];
    const address = pathOfPage(name, values);
    const before = values[`page_${name}`];
    draft.setAll({
      [`page_${name}`]: isRecord(before)
        ? before
        : { title: title || name, description: "", sections: [opening(title)] },
      ...(!routes.includes(address) && { routes: [...(routes as unknown[]), address] }), // a list, as it was read
      ...withHidden(values, address, true),
    });
    store.showPage(`page_${name}`);
  };
  const add = (): void => {
    setTried(true);
    if (fault !== null || title.trim() === "" || title.length > MOST_TITLE) return;
    if (name === OWN) {
      draft.setAll(withNewPage(values, path, { title, description: "", sections: [opening(title)] }));
      store.showPage(`page_own/${path.slice(1)}`);
    } else addKnown();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.addPage}
      closeLabel={t.close}
      actions={<Button onClick={add}>{t.addPage}</Button>}
    >
      <TextField
        label={t.pageTitle}
        value={title}
        error={lengthFault(title, MOST_TITLE, t) ?? (isTried && title.trim() === "" ? t.pageUntitled : undefined)}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Select
        label={t.pageKind}
        value={name}
        onChange={({ target }) => setName(target.value)}
        options={[
          { value: OWN, label: t.pageOwn },
          ...missingPages(values).map((value) => ({ value, label: pathOfPage(value, values) })),
        ]}
      />
      {name === OWN && (
        <TextField
          label={t.pageAddress}
          help={t.pageAddressHelp}
          spellCheck={false}
          value={path}
          error={
            lengthFault(path, 200, t) ??
            (isTried && fault ? t[fault === "form" ? "pageAddressForm" : "pageAddressTaken"] : undefined)
          }
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <p>{t.pageBegins}</p>
    </Dialog>
  );
};

/** Every page begins with its title. */
const opening = (title: string) => ({ slot: "sites.hero-statement.v1", props: { title, lede: "" } });
