import { use } from "react";
import { Button, ComboBoxStateContext } from "react-aria-components/ComboBox";

import { Icon } from "../pictures/Icon";
import s from "./ComboBox.module.css";
import { findTyped } from "./matchText";

/** An option with what was typed set in bold. After the choice, the field's text is the option itself: nothing is bold. */
export const Marked = ({ text }: { readonly text: string }) => {
  const { inputValue = "", selectedItems = [] } = use(ComboBoxStateContext) ?? {};
  const typed = selectedItems.some((item) => item.textValue === inputValue) ? "" : inputValue.trim();
  const from = findTyped(text, typed);
  if (from < 0) return <span>{text}</span>;
  const to = from + typed.length;
  return (
    <span>
      {text.slice(0, from)}
      <mark className={s.mark}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </span>
  );
};

interface ComboButtonProps {
  readonly openLabel: string;
  readonly clearLabel: string;
  readonly disabled: boolean;
}

/** Opens the list while the field is empty, empties it otherwise. Both are a key away (arrow down, Backspace). */
export const ComboButton = ({ openLabel, clearLabel, disabled }: ComboButtonProps) => {
  const state = use(ComboBoxStateContext);
  if (!state || state.inputValue === "" || disabled) {
    return (
      <Button aria-label={openLabel}>
        <Icon name="chevron-down" />
      </Button>
    );
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={clearLabel}
      onClick={(event) => {
        state.setValue(null);
        state.setInputValue("");
        event.currentTarget.parentElement?.querySelector("input")?.focus();
      }}
    >
      <Icon name="close" />
    </button>
  );
};

interface ShownCountProps {
  readonly all: number;
  readonly countText: (shown: number, all: number) => string;
}

/** How many of all options fit what was typed. For the eye: react-aria says it aloud. */
export const ShownCount = ({ all, countText }: ShownCountProps) => {
  const shown = use(ComboBoxStateContext)?.collection.size ?? 0;
  return (
    <p className={s.count} aria-hidden="true">
      {countText(shown, all)}
    </p>
  );
};
