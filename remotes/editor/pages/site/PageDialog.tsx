import { Button, Switch, TextField } from "@serambi/kernel/ui";
import { Dialog } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import {
  addressFault,
  bareOf,
  isHiddenPage,
  withHidden,
  withHome,
  withMovedPage,
  withoutPage,
} from "../../contract/changePages";
import type { SitePage } from "../../contract/sitePage";
import { lengthFault } from "../../components/lengthFault";
import type { SiteMessages } from "../../messages/types";
import type { DraftStore } from "../../stores/DraftStore";
import type { SiteStore } from "../../stores/SiteStore";
import s from "./PageDialog.module.css";

interface Props {
  readonly store: SiteStore;
  readonly draft: DraftStore;
  readonly page: SitePage;
  readonly t: SiteMessages;
  readonly onClose: () => void;
}

/** The dialog for a whole page: move, hide, make it the home page, remove. Each is a step of the draft that can be undone. */
export const PageDialog = observer(function PageDialog({ store, draft, page, t, onClose }: Props) {
  const { values } = draft;
  const path = bareOf(page.path);
  const [address, setAddress] = useState(path);
  const [isTried, setTried] = useState(false);
  const fault = addressFault(values, address);
  // The product has its own addresses for pages below one of its own, and says itself which of them are there.
  const canHide = page.slug === null || page.key.startsWith("page_own");
  const leave = (changes: Record<string, unknown>, next: string): void => {
    draft.setAll(changes);
    store.showPage(next);
    onClose();
  };
  const move = (): void => {
    setTried(true);
    if (fault === null) leave(withMovedPage(values, page, address), `page_own/${address.slice(1)}`);
  };
  return (
    <Dialog isOpen onClose={onClose} title={page.title} closeLabel={t.close}>
      <div className={s.parts}>
        {canHide && (
          <Switch
            label={t.pageHide}
            help={t.pageHideHelp}
            checked={isHiddenPage(values, path)}
            onChange={({ target }) => draft.setAll(withHidden(values, path, target.checked))}
          />
        )}
        <div className={s.move}>
          <TextField
            label={t.pageAddress}
            help={t.pageMoveHelp}
            spellCheck={false}
            value={address}
            error={
              lengthFault(address, 200, t) ??
              (isTried && fault && address !== path
                ? t[fault === "form" ? "pageAddressForm" : "pageAddressTaken"]
                : undefined)
            }
            onChange={({ target }) => setAddress(target.value)}
          />
          <Button size="small" variant="line" disabled={address === path} onClick={move}>
            {t.pageMove}
          </Button>
        </div>
        <div>
          <Button size="small" variant="line" onClick={() => leave(withHome(values, page), "home")}>
            {t.pageHome}
          </Button>
          <p className={s.help}>{t.pageHomeHelp}</p>
        </div>
        <div>
          <Button size="small" variant="line" onClick={() => leave(withoutPage(values, page), "home")}>
            {t.pageRemove}
          </Button>
          <p className={s.help}>{t.pageRemoveHelp}</p>
        </div>
      </div>
    </Dialog>
  );
});
