import type { Language } from "@serambi/kernel/contracts";
import type { IconName } from "@serambi/kernel/icons";
import { useRef, useState, type ComponentType } from "react";

import { Button } from "../actions/Button";
import { cx } from "../cx";
import { Icon } from "../pictures/Icon";
import { IconButton } from "./IconButton";
import s from "./MenuButton.module.css";
import type { MenuPopoverProps } from "./MenuPopover";
import type { MenuEntry } from "./MenuItems";

export interface MenuButtonProps {
  readonly language: Language;
  /** What is pressed, and what the menu is called. */
  readonly label: string;
  /** Shows a sign instead of the label. */
  readonly icon?: IconName | undefined;
  readonly entries: readonly MenuEntry[];
  /** Called with the id of the entry that was chosen. */
  readonly onAction: (id: string) => void;
  readonly align?: "start" | "end" | undefined;
  readonly className?: string | undefined;
}

/**
 * A button that opens a list of verbs about the thing beside it. The list is react-aria's menu, 40 KB, and comes when the
 * pointer or the focus is on the button; a page that nobody opens a menu on does not load it.
 */
export const MenuButton = ({ language, label, icon, entries, onAction, align, className }: MenuButtonProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [Popover, setPopover] = useState<ComponentType<MenuPopoverProps> | null>(null);
  /** Where the focus is put when it opens: ArrowUp enters a menu from its end. */
  const [openAt, setOpenAt] = useState<"first" | "last" | null>(null);
  // A failure is not kept: the next press asks again.
  const load = () => {
    if (Popover === null)
      void import("./MenuPopover").then(
        (module) => setPopover(() => module.MenuPopover),
        () => setOpenAt(null),
      );
  };
  const open = (at: "first" | "last") => {
    load();
    setOpenAt(at);
  };

  const attributes = {
    ref: trigger,
    "aria-haspopup": "menu",
    "aria-expanded": openAt !== null,
    onPointerEnter: load,
    onFocus: load,
    onClick: () => (openAt === null ? open("first") : setOpenAt(null)),
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      open(event.key === "ArrowDown" ? "first" : "last");
    },
  } as const;
  return (
    <>
      {icon ? (
        <IconButton {...attributes} icon={icon} label={label} className={className} />
      ) : (
        <Button {...attributes} variant="line" size="small" className={cx(s.button, className)}>
          {label}
          <Icon name="chevron-down" className={s.sign} />
        </Button>
      )}
      {Popover && openAt && (
        <Popover
          {...{ language, label, entries, onAction, align }}
          trigger={trigger}
          focusAt={openAt}
          onClose={() => setOpenAt(null)}
        />
      )}
    </>
  );
};
