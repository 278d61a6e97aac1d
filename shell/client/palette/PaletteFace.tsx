import { Button } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { PaletteMessages } from "./messages/id";
import s from "./PaletteFace.module.css";
import type { PaletteStore } from "./PaletteStore";

interface PaletteFaceProps {
  readonly store: PaletteStore;
  readonly t: PaletteMessages;
}

const LINES = [0, 1, 2, 3];

/** What stands where nothing can be listed: on its way, failed, offline, or nothing found. */
export const PaletteFace = observer(({ store, t }: PaletteFaceProps) => {
  const { phase, data } = store.state;
  if (data === null) {
    if (phase === "offline")
      return (
        <div className={s.face} role="alert">
          <p className={s.title}>{t.offlineTitle}</p>
          <p>{t.offlineText}</p>
        </div>
      );
    if (phase === "failed")
      return (
        <div className={s.face} role="alert">
          <p className={s.title}>{t.failedTitle}</p>
          <p>{t.failedText}</p>
          <Button className={s.retry} onClick={store.retry}>
            {t.retry}
          </Button>
        </div>
      );
    return (
      <div className={s.lines} aria-hidden="true">
        {LINES.map((line) => (
          <span key={line} className={s.bone} />
        ))}
      </div>
    );
  }
  if (!store.isAsking || store.result.total > 0) return null;
  return (
    <div className={s.face}>
      <p className={s.title}>{t.noneTitle(store.typed.trim())}</p>
      <p>{t.noneText}</p>
    </div>
  );
});
