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
  const shown = groups.some(({ kind }) => kind.id === store.kind) ? store.kind : null;
  const found = store.kinds.flatMap((kind) => groups.find((group) => group.kind.id === kind.id) ?? []);
  const kinds = [
    { id: null, name: t.all, count: total },
    ...found.map(({ kind: { id, name }, total: count }) => ({ id, name, count })),
  ];
  return (
    <div className={s.kinds} role="group" aria-label={t.filters}>
      {kinds.map(({ id, name, count }) => (
        <button
          key={id ?? ""}
          type="button"
          className={s.kind}
          aria-pressed={id === shown}
          onClick={() => store.show(id)}
        >
          {name} <small>{count}</small>
        </button>
      ))}
    </div>
  );
});
