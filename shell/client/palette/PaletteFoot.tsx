import { VisuallyHidden } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";

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

const countText = (store: PaletteStore, t: PaletteMessages): string => {
  const { state, isAsking, result, options } = store;
  if (!isAsking || state.data === null) return "";
  if (result.total === 0) return t.noneTitle(store.typed.trim());
  const total = result.groups.find(({ kind }) => kind === store.kind)?.total ?? result.total;
  return options.length < total ? t.shown(options.length, total) : t.count(total);
};

/** Says how many there are once the typing rests. */
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

/** Which keys do what, how much there is, and whether `/` opens it. */
export const PaletteFoot = observer(({ store, t }: PaletteFootProps) => {
  const [isOn, setOn] = useState(isKeyOn);
  const text = countText(store, t);
  return (
    <>
      <footer className={s.foot}>
        {store.state.data?.isPartial && <p className={s.partial}>{t.partial}</p>}
        <span className={s.keys} aria-hidden="true">
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd> {t.move}
          </span>
          <span>
            <kbd>↵</kbd> {t.open}
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
        <span className={s.count} aria-hidden="true">
          {store.isAsking && store.result.total > 0 && text}
        </span>
      </footer>
      <Said text={text} />
    </>
  );
});
