import type { Language } from "@serambi/kernel/contracts";
import { useDock, type Docked, type DockEdge } from "@serambi/kernel/remote";
import { useEffect, useRef } from "react";

import { MAIN_ID } from "../frame/App";
import type { SiteVisit } from "../page/SiteVisit";
import s from "./DockArea.module.css";
import { DockedSlot } from "./DockedSlot";
import { keepClear, standBeside } from "./keepClear";
import { keepDocked } from "./keptDock";
import { messages as english } from "./messages/en";
import { messages as indonesian, type DockMessages } from "./messages/id";

export { readDocked } from "./keptDock";

const CATALOGUES: Readonly<Record<Language, DockMessages>> = { id: indonesian, en: english };

interface DockProps {
  readonly edge: DockEdge;
  readonly visit: SiteVisit;
  readonly docked: Docked;
  readonly onClose: () => void;
}

const Dock = ({ edge, visit, docked, onClose }: DockProps) => {
  const t = CATALOGUES[visit.tenant.language];
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const undo = edge === "below" ? keepClear(element, "dock") : standBeside();
    return () => {
      undo();
      // The focus does not vanish with the button that closed it.
      if (document.activeElement === document.body) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
  }, [edge]);
  return (
    <aside ref={box} className={edge === "below" ? s.dock : s.beside} aria-label={t[edge]}>
      <DockedSlot visit={visit} docked={docked} t={t} onClose={onClose} />
    </aside>
  );
};

/** The frame's place for what stays while pages change: on an edge of the window, the last that the keyboard reaches. */
export const DockArea = ({ edge, visit }: Pick<DockProps, "edge" | "visit">) => {
  const { docked, close } = useDock(edge);
  useEffect(() => keepDocked(edge, docked), [edge, docked]);
  return docked && <Dock edge={edge} visit={visit} docked={docked} onClose={close} />;
};
