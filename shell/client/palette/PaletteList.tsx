import { observer } from "mobx-react-lite";
import type { MouseEvent } from "react";

import type { PaletteMessages } from "./messages/id";
import { LIST_ID } from "./optionId";
import { PaletteFace } from "./PaletteFace";
import s from "./PaletteList.module.css";
import { PaletteLine } from "./PaletteLine";
import type { PaletteGroup, PaletteStore } from "./PaletteStore";

interface PaletteListProps {
  readonly store: PaletteStore;
  readonly t: PaletteMessages;
}

interface PlacedGroup extends PaletteGroup {
  /** Place of its first option among all. */
  readonly from: number;
}

const placed = (groups: readonly PaletteGroup[]): readonly PlacedGroup[] => {
  let from = 0;
  return groups.map((group) => {
    const at = from;
    from += group.options.length;
    return { ...group, from: at };
  });
};

const headingText = (t: PaletteMessages, heading: PaletteGroup["heading"]): string =>
  heading === "recent" || heading === "pages" ? t[heading] : t[`kind.${heading}`];

const keepFocus = (event: MouseEvent): void => {
  if (event.button === 0) event.preventDefault();
};

/** What was found, or what may be looked for. Lines are kept by their places: with each letter only their words change. */
export const PaletteList = observer(({ store, t }: PaletteListProps) => {
  const { groups, active, typed, result, isAsking } = store;
  return (
    // A press takes no focus from the field: typing goes on.
    <div className={s.room} onMouseDown={keepFocus}>
      <div id={LIST_ID} role="listbox" aria-label={t.results} className={s.list}>
        {placed(groups).map(({ heading, options, from }, index) => (
          <div key={index} role="group" aria-labelledby={`${LIST_ID}-of-${index}`}>
            <div id={`${LIST_ID}-of-${index}`} role="presentation" className={s.heading}>
              {headingText(t, heading)}
            </div>
            {options.map((option, at) => (
              <PaletteLine
                key={at}
                {...{ store, option, typed }}
                place={from + at}
                isActive={from + at === active}
                meant={result.meant}
              />
            ))}
          </div>
        ))}
      </div>
      {!isAsking && store.recent.length > 0 && (
        <button type="button" className={s.forget} onClick={store.forgetRecent}>
          {t.clearRecent}
        </button>
      )}
      <PaletteFace store={store} t={t} />
    </div>
  );
});
