import { Icon, VisuallyHidden } from "@serambi/kernel/ui";
import { IconButton } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { memo, useEffect, type KeyboardEvent, type RefObject } from "react";

import type { PaletteMessages } from "./messages/id";
import { LIST_ID, optionId, TITLE_ID } from "./optionId";
import type { PaletteStore } from "./PaletteStore";
import s from "./SearchBox.module.css";

interface SearchBoxProps {
  readonly store: PaletteStore;
  readonly t: PaletteMessages;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onLikely: (url: URL) => void;
}

/** An option that is marked for so long is likely to be opened. */
const STAY_MS = 200;

const activeElement = (store: PaletteStore): HTMLElement | null => document.getElementById(optionId(store.active));

/** Opens the marked option as a click on it does, or in a tab of its own. */
const open = (store: PaletteStore, isApart: boolean): void => {
  const option = activeElement(store);
  if (isApart && option instanceof HTMLAnchorElement) {
    store.keep();
    globalThis.open(option.href, "_blank", "noopener");
  } else option?.click();
};

const onKey = (store: PaletteStore, event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, nativeEvent } = event;
  if (nativeEvent.isComposing) return;
  const last = store.options.length - 1;
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => store.move(1),
    ArrowUp: () => store.move(-1),
    ...(store.isInList && { Home: () => store.goTo(0), End: () => store.goTo(last) }),
    Enter: () => open(store, ctrlKey || metaKey),
  };
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (!move || last < 0) return;
  event.preventDefault();
  move();
  activeElement(store)?.scrollIntoView({ block: "nearest" });
};

// What stands beside the field stays as it is with each letter.

const Sign = memo(() => <Icon name="search" className={s.sign} />);

interface LeaveProps {
  readonly onClick: () => void;
  readonly label: string;
}

const Leave = memo(({ onClick, label }: LeaveProps) => (
  <button type="button" className={s.leave} onClick={onClick}>
    <kbd className={s.key}>Esc</kbd>
    <Icon name="arrow-left" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
));

/** Where one types: the keys for the list work here, so that the focus never leaves it. */
export const SearchBox = observer(({ store, t, field, onLikely }: SearchBoxProps) => {
  const { typed, active, options, isInList } = store;
  useEffect(() => {
    if (!isInList) return undefined;
    const timer = setTimeout(() => {
      const option = document.getElementById(optionId(active));
      if (option instanceof HTMLAnchorElement) onLikely(new URL(option.href));
    }, STAY_MS);
    return () => clearTimeout(timer);
  }, [active, isInList, onLikely]);
  const clear = (): void => {
    store.type("");
    field.current?.focus();
  };
  return (
    <div className={s.box}>
      <Sign />
      <input
        ref={field}
        type="text"
        role="combobox"
        className={s.field}
        aria-labelledby={TITLE_ID}
        aria-expanded={options.length > 0}
        aria-controls={LIST_ID}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
        placeholder={t.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => store.type(currentTarget.value)}
        onKeyDown={(event) => onKey(store, event)}
      />
      {typed !== "" && <IconButton icon="close" label={t.clear} onClick={clear} />}
      <Leave onClick={store.close} label={t.close} />
    </div>
  );
});
