import { createContext, useContext, type ReactNode } from "react";

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
  /** Puts a slot below the page, where it stays until it is closed, whatever page is shown. The same slot with other properties takes its place. */
  readonly dock: (slot: Docked) => void;
  readonly close: () => void;
}

const nothing = () => undefined;
const DockContext = createContext<DockControls>({ docked: null, dock: nothing, close: nothing });

/** The host's part. */
export const DockHost = ({ controls, children }: { readonly controls: DockControls; readonly children: ReactNode }) => (
  <DockContext value={controls}>{children}</DockContext>
);

/** The place in the frame that outlasts a page: a player goes on there. In the browser only; on the server it is empty. */
export const useDock = (): DockControls => useContext(DockContext);
