import { Modal } from "@serambi/kernel/ui/controls";
import { VisuallyHidden } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useMemo, useRef } from "react";

import type { PaletteMessages } from "./messages/id";
import s from "./PaletteDialog.module.css";
import { TITLE_ID } from "./optionId";
import { PaletteFoot } from "./PaletteFoot";
import { PaletteKinds } from "./PaletteKinds";
import { PaletteList } from "./PaletteList";
import type { PaletteStore } from "./PaletteStore";
import { SearchBox } from "./SearchBox";

interface PaletteDialogProps {
  readonly store: PaletteStore;
  readonly t: PaletteMessages;
  /** The site's name. */
  readonly site: string;
  readonly returnFocus: () => HTMLElement | null;
  /** Told which page the visitor is about to go to. */
  readonly onLikely: (url: URL) => void;
}

/** The search of a site over the page: a field, what was found, and nothing that needs a pointer. */
export const PaletteDialog = observer(({ store, t, site, returnFocus, onLikely }: PaletteDialogProps) => {
  const field = useRef<HTMLInputElement>(null);
  const origin = useMemo(
    () => ({
      get current() {
        return returnFocus();
      },
    }),
    [returnFocus],
  );
  return (
    <Modal
      isOpen={store.isOpen}
      onClose={store.close}
      initialFocus={field}
      returnFocus={origin}
      labelledBy={TITLE_ID}
      className={s.palette}
    >
      <div className={s.inside}>
        <VisuallyHidden as="h2" id={TITLE_ID}>
          {t.title(site)}
        </VisuallyHidden>
        <SearchBox {...{ store, t, field, onLikely }} />
        <PaletteKinds store={store} t={t} />
        <PaletteList store={store} t={t} />
        <PaletteFoot store={store} t={t} />
      </div>
    </Modal>
  );
});
