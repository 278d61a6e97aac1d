import { SEARCH_KINDS } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import type { PaletteMessages } from "./messages/id";
import s from "./PaletteKinds.module.css";
import type { PaletteStore } from "./PaletteStore";

interface PaletteKindsProps {
  readonly store: PaletteStore;
  readonly t: PaletteMessages;
}

/** What was found by kind, with how much: all, or one alone. A kind keeps its place beside the others, whichever is listed first. */
export const PaletteKinds = observer(({ store, t }: PaletteKindsProps) => {
  const { groups, total } = store.result;
  if (total === 0) return null;
  const shown = groups.some(({ kind }) => kind === store.kind) ? store.kind : null;
  const kinds = [
    { kind: null, total },
    ...groups.toSorted((a, b) => SEARCH_KINDS.indexOf(a.kind) - SEARCH_KINDS.indexOf(b.kind)),
  ];
  return (
    <div className={s.kinds} role="group" aria-label={t.filters}>
      {kinds.map(({ kind, total: count }) => (
        <button
          key={kind ?? ""}
          type="button"
          className={s.kind}
          aria-pressed={kind === shown}
          onClick={() => store.show(kind)}
        >
          {kind === null ? t.all : t[`kind.${kind}`]} <small>{count}</small>
        </button>
      ))}
    </div>
  );
});
