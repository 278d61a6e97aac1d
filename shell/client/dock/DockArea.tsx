import type { Language } from "@serambi/kernel/contracts";
import { useDock, type Docked } from "@serambi/kernel/remote";
import { useEffect, useRef } from "react";

import { MAIN_ID } from "../frame/App";
import type { SiteVisit } from "../page/SiteVisit";
import s from "./DockArea.module.css";
import { DockedSlot } from "./DockedSlot";
import { keepClear } from "./keepClear";
import { keepDocked } from "./keptDock";
import { messages as english } from "./messages/en";
import { messages as indonesian, type DockMessages } from "./messages/id";

export { readDocked } from "./keptDock";

const CATALOGUES: Readonly<Record<Language, DockMessages>> = { id: indonesian, en: english };

interface DockProps {
  readonly visit: SiteVisit;
  readonly docked: Docked;
  readonly onClose: () => void;
}

const Dock = ({ visit, docked, onClose }: DockProps) => {
  const t = CATALOGUES[visit.tenant.language];
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const undo = keepClear(element, "dock");
    return () => {
      undo();
      // The focus does not vanish with the button that closed it.
      if (document.activeElement === document.body) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside ref={box} className={s.dock} aria-label={t.dock}>
      <DockedSlot visit={visit} docked={docked} t={t} onClose={onClose} />
    </aside>
  );
};

/** The frame's place for what stays while pages change: on the window's lower edge, the last that the keyboard reaches. */
export const DockArea = ({ visit }: Pick<DockProps, "visit">) => {
  const { docked, close } = useDock();
  useEffect(() => keepDocked(docked), [docked]);
  return docked && <Dock visit={visit} docked={docked} onClose={close} />;
};
