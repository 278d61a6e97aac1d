import { observer } from "mobx-react-lite";

import type { PaletteMessages } from "./messages/id";
import { LIST_ID } from "./optionId";
import { PaletteFace } from "./PaletteFace";
import s from "./PaletteList.module.css";
import { PaletteLine } from "./PaletteLine";
import type { PaletteGroup, PaletteOption, PaletteStore } from "./PaletteStore";

interface PaletteListProps {
  readonly store: PaletteStore;
  readonly t: PaletteMessages;
}

interface PlacedGroup {
  /** Among the groups. */
  readonly at: number;
  readonly heading: PaletteGroup["heading"];
  readonly lines: readonly { readonly option: PaletteOption; readonly place: number }[];
}

const placed = (groups: readonly PaletteGroup[]): readonly PlacedGroup[] => {
  let next = 0;
  return groups.map(({ heading, options }, at) => ({
    at,
    heading,
    lines: options.map((option) => ({ option, place: next++ })),
  }));
};

const headingText = (t: PaletteMessages, heading: PaletteGroup["heading"]): string =>
  heading === "recent" || heading === "pages" ? t[heading] : t[`kind.${heading}`];

/**
 * What was found, or what may be looked for. All stand in one
 * list, kept by their places: with each letter only their words change.
 */
export const PaletteList = observer(({ store, t }: PaletteListProps) => {
  const { groups, active, typed, result, isAsking } = store;
  return (
    <div className={s.room}>
      <div id={LIST_ID} role="listbox" aria-label={t.results} className={s.list}>
        {placed(groups).flatMap(({ at, heading, lines }) => [
          <div key={`heading ${at}`} id={`${LIST_ID}-of-${at}`} role="presentation" className={s.heading}>
            {headingText(t, heading)}
          </div>,
          ...lines.map(({ option, place }) => (
            <PaletteLine
              key={place}
              {...{ store, option, place, typed }}
              headingId={`${LIST_ID}-of-${at}`}
              isActive={place === active}
              meant={result.meant}
            />
          )),
        ])}
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
