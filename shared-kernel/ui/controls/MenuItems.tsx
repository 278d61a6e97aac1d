import type { IconName } from "@serambi/kernel/icons";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { Separator } from "react-aria-components/Separator";

import { Icon } from "../pictures/Icon";
import s from "./MenuItems.module.css";

/** A verb, or a place to go to. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** At the end of its line: a key that does the same. */
  readonly hint?: string | undefined;
  /** It destroys something. Such entries stand last, under a rule. */
  readonly isDangerous?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** A path of this site. */
  readonly to?: string | undefined;
}

export interface MenuItemsProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onAction: (id: string) => void;
  readonly focusAt?: "first" | "last" | undefined;
  readonly onClose?: (() => void) | undefined;
}

const Entry = ({ id, label, icon, hint, isDangerous, isDisabled = false, to }: MenuEntry) => (
  <MenuItem
    id={id}
    textValue={label}
    isDisabled={isDisabled}
    className={s.item ?? ""}
    data-dangerous={isDangerous || undefined}
    {...(to !== undefined && { href: to })}
  >
    {icon && <Icon name={icon} />}
    <span>{label}</span>
    {hint && <span className={s.hint}>{hint}</span>}
  </MenuItem>
);

/** The entries of a menu: arrow keys go round, letters find, Enter chooses. */
export const MenuItems = ({ label, entries, onAction, focusAt, onClose }: MenuItemsProps) => {
  const usual = entries.filter((entry) => !entry.isDangerous);
  const dangerous = entries.filter((entry) => entry.isDangerous);
  return (
    <Menu
      aria-label={label}
      className={s.menu ?? ""}
      onAction={(key) => onAction(String(key))}
      {...(focusAt && { autoFocus: focusAt })}
      {...(onClose && { onClose })}
    >
      {usual.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
      {usual.length > 0 && dangerous.length > 0 && <Separator className={s.rule ?? ""} />}
      {dangerous.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </Menu>
  );
};
