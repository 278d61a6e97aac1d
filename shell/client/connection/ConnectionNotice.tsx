import { Icon } from "@serambi/kernel/ui";
import { useState, useSyncExternalStore } from "react";

import type { ShellMessages } from "../messages";
import { Connection } from "./Connection";
import s from "./ConnectionNotice.module.css";

/** Says that the visitor is offline, and for a moment that they are back. */
export const ConnectionNotice = ({ t }: { readonly t: ShellMessages }) => {
  const [connection] = useState(() => new Connection());
  const state = useSyncExternalStore(connection.subscribe, connection.read, () => "quiet");
  return (
    <div className={s.place} role="status">
      {state !== "quiet" && (
        <p className={s.notice}>
          <Icon name={state === "back" ? "check" : "alert"} />
          {state === "back" ? t.onlineAgain : t.offline}
        </p>
      )}
    </div>
  );
};
