import type { RefObject } from "react";
import { Popover } from "react-aria-components/Popover";

import type { Language } from "@serambi/kernel/contracts";

import { AriaLanguage } from "./AriaLanguage";
import { MenuItems, type MenuItemsProps } from "./MenuItems";
import s from "./MenuItems.module.css";
import { useOverlayContainer } from "./overlayContainer";

export interface MenuPopoverProps extends MenuItemsProps {
  readonly language: Language;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly align?: "start" | "end" | undefined;
  readonly onClose: () => void;
}

/** An open menu beside its button. */
export const MenuPopover = ({ language, trigger, align = "start", onClose, ...menu }: MenuPopoverProps) => (
  <AriaLanguage language={language}>
    <Popover
      {...useOverlayContainer()}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={`bottom ${align}`}
      offset={6}
      className={s.popover ?? ""}
    >
      <MenuItems {...menu} onClose={onClose} />
    </Popover>
  </AriaLanguage>
);
