import type { IconName } from "@serambi/kernel/icons";
import type { SearchKind } from "@serambi/kernel/remote";
import { cx, Icon } from "@serambi/kernel/ui";
import { memo, type MouseEvent } from "react";

import { Marked } from "./Marked";
import { optionId } from "./optionId";
import s from "./PaletteLine.module.css";
import type { PaletteOption, PaletteStore } from "./PaletteStore";
import { foundBy } from "./search/foundBy";

interface PaletteLineProps {
  readonly store: PaletteStore;
  readonly option: PaletteOption;
  /** Among all options. */
  readonly place: number;
  /** Says what kind it is. */
  readonly headingId: string;
  readonly isActive: boolean;
  readonly typed: string;
  /** Words that typed ones were taken to mean. */
  readonly meant: ReadonlySet<string>;
}

const SIGNS: Readonly<Record<SearchKind, IconName>> = {
  course: "book",
  chapter: "file",
  programme: "list",
  post: "edit",
  episode: "play",
  event: "calendar",
  picture: "eye",
  job: "people",
  page: "globe",
};

/** A click that opens something else than this page. */
const isApart = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0;

/** A press takes no focus from the field: typing goes on. */
const keepFocus = (event: MouseEvent): void => {
  if (event.button === 0) event.preventDefault();
};

/**
 * One option: a link, so that it opens in a tab like any other, and is fetched ahead of the click. It reads nothing of the
 * store itself: with each letter every line changes, and one reader is cheaper than one for each.
 */
export const PaletteLine = memo(({ store, option, place, headingId, isActive, typed, meant }: PaletteLineProps) => {
  const common = {
    id: optionId(place),
    "aria-describedby": headingId,
    className: cx(s.line, isActive && s.active),
    onPointerMove: () => store.point(place),
    onMouseDown: keepFocus,
  };
  if (option.kind === "recent")
    return (
      <button
        {...common}
        type="button"
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        onClick={() => store.type(option.typed)}
      >
        <Icon name="clock" className={s.sign} />
        <span className={s.title}>{option.typed}</span>
      </button>
    );
  const { kind, path, title } = option.entry;
  const note = [option.entry.note, foundBy(option.entry, meant)].filter((text) => text !== "").join(", ");
  return (
    <a
      {...common}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={path}
      onClick={(event) => {
        store.keep();
        if (!isApart(event)) store.close();
      }}
    >
      <Icon name={SIGNS[kind]} className={s.sign} />
      <span className={s.words}>
        <Marked text={title} {...{ typed, meant }} className={s.title} />
        {note !== "" && <Marked text={note} {...{ typed, meant }} className={s.note} />}
      </span>
    </a>
  );
});
