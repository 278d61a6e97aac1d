import { useMessages } from "@serambi/kernel/remote";

import type { DeskMessages } from "../messages/desk.id";
import s from "./BoardKeys.module.css";

/** The keys of the board. They do nothing where nobody has a keyboard, or scripts do not run. */
export const BoardKeys = () => {
  const t = useMessages<DeskMessages>();
  return (
    <p className={s.keys}>
      <span>
        <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {t.keysChoose}
      </span>
      <span>
        <kbd>{t.keySpace}</kbd> {t.keysLift}
      </span>
      <span>
        <kbd>Esc</kbd> {t.keysLeave}
      </span>
    </p>
  );
};
