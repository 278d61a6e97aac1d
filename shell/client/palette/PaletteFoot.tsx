import { cx, VisuallyHidden } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { memo, useEffect, useState } from "react";

import { chooseKey, isKeyOn } from "./keyChoice";
import type { PaletteMessages } from "./messages/id";
import s from "./PaletteFoot.module.css";
import type { PaletteStore } from "./PaletteStore";

interface PaletteFootProps {
  readonly store: PaletteStore;
  readonly t: PaletteMessages;
}

/** Whoever types is not interrupted with every letter. */
const SAY_MS = 600;

/** What is said aloud, and how many there are is written too. */
const countText = (store: PaletteStore, t: PaletteMessages): string => {
  const { state, isAsking, result, options } = store;
  if (state.data === null) return state.phase === "loading" ? t.loading : "";
  if (!isAsking) return "";
  if (result.total === 0) return t.noneTitle(store.typed.trim());
  const total = result.groups.find(({ kind }) => kind.id === store.kind)?.total ?? result.total;
  return options.length < total ? t.shown(options.length, total) : t.count(total);
};

/** Says it once the typing rests. */
const Said = ({ text }: { readonly text: string }) => {
  const [said, say] = useState("");
  useEffect(() => {
    const timer = setTimeout(say, SAY_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
};

/** Which keys do what, and whether `/` opens it: they stay as they are with each letter. */
const Keys = memo(({ t }: { readonly t: PaletteMessages }) => {
  const [isOn, setOn] = useState(isKeyOn);
  return (
    <>
      <span className={s.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t.move}
        </span>
        <span>
          <kbd>Enter</kbd> {t.open}
        </span>
      </span>
      <label className={s.choice}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            chooseKey(checked);
            setOn(checked);
          }}
        />
        {t.openByKey}
      </label>
    </>
  );
});

/** Below the list: keys, how much there is, and whether anything is missing. */
export const PaletteFoot = observer(({ store, t }: PaletteFootProps) => {
  const text = countText(store, t);
  const isPartial = store.state.data?.isPartial === true;
  const hasFound = store.isAsking && store.result.total > 0;
  return (
    <>
      <div className={cx(s.foot, !isPartial && !hasFound && s.quiet)}>
        {isPartial && <p className={s.partial}>{t.partial}</p>}
        <Keys t={t} />
        <span className={s.count} aria-hidden="true">
          {hasFound && text}
        </span>
      </div>
      <Said text={text} />
    </>
  );
});
