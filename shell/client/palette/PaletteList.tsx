import { ICONS, type IconName } from "@serambi/kernel/icons";
import { observer } from "mobx-react-lite";
import { useLayoutEffect, useRef, type MouseEvent } from "react";

import type { PaletteMessages } from "./messages/id";
import { headingId, LIST_ID, placeOf } from "./optionId";
import { paintMarks } from "./paintMarks";
import { PaletteFace } from "./PaletteFace";
import s from "./PaletteList.module.css";
import { PaletteLine } from "./PaletteLine";
import type { PaletteGroup, PaletteOption, PaletteStore } from "./PaletteStore";
import { foundBy } from "./search/foundBy";
import type { FoundKind } from "./search/searchDocument";

interface PaletteListProps {
  readonly store: PaletteStore;
  readonly t: PaletteMessages;
}

interface PlacedGroup {
  readonly heading: PaletteGroup["heading"];
  /** Of its first option among all. */
  readonly from: number;
  readonly lines: readonly { readonly option: PaletteOption; readonly place: number }[];
}

const placed = (groups: readonly PaletteGroup[]): readonly PlacedGroup[] => {
  let next = 0;
  return groups.map(({ heading, options }) => {
    const from = next;
    return { heading, from, lines: options.map((option) => ({ option, place: next++ })) };
  });
};

const headingText = (t: PaletteMessages, heading: PaletteGroup["heading"]): string =>
  typeof heading === "string" ? t[heading] : heading.name;

const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/** The sign of an option's kind; one that means nothing where this version does not know it. */
const signOf = (option: PaletteOption, kinds: readonly FoundKind[]): IconName => {
  if ("typed" in option) return "clock";
  const icon = kinds.find(({ id }) => id === option.kind)?.icon ?? "";
  return isIcon(icon) ? icon : "file";
};

/** A press takes no focus from the field: typing goes on. */
const keepFocus = (event: MouseEvent): void => {
  if (event.button === 0) event.preventDefault();
};

/** What stands below a title: what the entry says of itself, and which of its words led to it. */
const noteOf = (option: PaletteOption, meant: ReadonlySet<string>): string =>
  "typed" in option ? "" : [option.note, foundBy(option, meant)].filter((text) => text !== "").join(", ");

/**
 * What was found, or what may be looked for. All stand in one list, lines and headings kept by their places: with each letter
 * their words change, and none is moved.
 */
export const PaletteList = observer(({ store, t }: PaletteListProps) => {
  const { groups, active, typed, isAsking, kinds } = store;
  const { meant } = store.result;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) paintMarks(list.current, typed, meant);
  }, [groups, typed, meant]);
  return (
    <div className={s.room}>
      <div
        ref={list}
        id={LIST_ID}
        role="listbox"
        aria-label={t.results}
        className={s.list}
        tabIndex={-1}
        onMouseDown={keepFocus}
        onPointerMove={({ target }) => {
          const place = placeOf(target);
          if (place !== null) store.point(place);
        }}
      >
        {placed(groups).flatMap(({ heading, from, lines }) => [
          <div key={`heading ${from}`} id={headingId(from)} role="presentation" className={s.heading}>
            {headingText(t, heading)}
          </div>,
          ...lines.map(({ option, place }) => (
            <PaletteLine
              key={place}
              {...{ store, option, place }}
              headingId={headingId(from)}
              isActive={place === active}
              sign={signOf(option, kinds)}
              note={noteOf(option, meant)}
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
