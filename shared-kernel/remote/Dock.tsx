import { createContext, useContext, useMemo, type ReactNode } from "react";

/** A slot that stays while pages change. */
export interface Docked {
  /** Name of the slot. */
  readonly name: string;
  /** Plain JSON. The server checks what it loads for with the slot's schema. */
  readonly props: Readonly<Record<string, unknown>>;
  /**
   * Called when it stands there no more: closed, or of another name in its place. What was begun for it ends here, for the slot
   * itself may never have come. Lives as long as the page: what a page that is loaded anew puts back has none.
   */
  readonly onEnd?: () => void;
}

export interface DockControls {
  /** What stands in the dock now. */
  readonly docked: Docked | null;
  /** Puts a slot on this edge, where it stays until it is closed, whatever page is shown. The same slot with other properties takes its place. */
  readonly dock: (slot: Docked) => void;
  readonly close: () => void;
}

/** `below` the page, along the window's lower edge; `beside` it, in a column of its own. Each holds one slot. */
export type DockEdge = "below" | "beside";

const nothing = () => undefined;
const EMPTY: DockControls = { docked: null, dock: nothing, close: nothing };
const DockContext = createContext<Readonly<Record<DockEdge, DockControls>>>({ below: EMPTY, beside: EMPTY });

/** The host's part. */
export const DockHost = ({
  controls,
  beside = EMPTY,
  children,
}: {
  /** The controls of the edge below the page. */
  readonly controls: DockControls;
  readonly beside?: DockControls;
  readonly children: ReactNode;
}) => {
  const edges = useMemo(() => ({ below: controls, beside }), [controls, beside]);
  return <DockContext value={edges}>{children}</DockContext>;
};

/** The place in the frame that outlasts a page: a player goes on there. In the browser only; on the server it is empty. */
export const useDock = (edge: DockEdge = "below"): DockControls => useContext(DockContext)[edge];
