import type { IconName } from "@serambi/kernel/icons";
import { cx, Icon } from "@serambi/kernel/ui";
import { memo, type MouseEvent } from "react";

import { optionId } from "./optionId";
import s from "./PaletteLine.module.css";
import type { PaletteOption, PaletteStore } from "./PaletteStore";

interface PaletteLineProps {
  readonly store: PaletteStore;
  readonly option: PaletteOption;
  /** Among all options. */
  readonly place: number;
  /** Says what kind it is. */
  readonly headingId: string;
  readonly isActive: boolean;
  readonly sign: IconName;
  /** Below its title. */
  readonly note: string;
}

/** A click that opens something else than this page. */
const isApart = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0;

/** It stays while the words beside it change. */
const Sign = memo(({ name }: { readonly name: IconName }) => <Icon name={name} className={s.sign} />);

/**
 * One option: a link, so that it opens in a tab like any other, and is fetched ahead of the click. It reads nothing of the
 * store itself, and what was looked for is painted over it: with a letter more it stays as it is where its entry does.
 */
export const PaletteLine = memo(({ store, option, place, headingId, isActive, sign, note }: PaletteLineProps) => {
  const common = {
    id: optionId(place),
    "aria-describedby": headingId,
    className: cx(s.line, isActive && s.active),
  };
  if ("typed" in option)
    return (
      <button
        {...common}
        type="button"
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        onClick={() => store.type(option.typed)}
      >
        <Sign name={sign} />
        <span className={s.title}>{option.typed}</span>
      </button>
    );
  const { path, title } = option;
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
      <Sign name={sign} />
      <span className={s.title} data-marked="">
        {title}
      </span>
      {note !== "" && (
        <span className={s.note} data-marked="">
          {note}
        </span>
      )}
    </a>
  );
});
