import { createContext, useContext, type ReactNode } from "react";

/** The host's part: what to show for a slot that the page asked for. */
export type SlotRenderer = (id: string) => ReactNode;

const SlotHostContext = createContext<SlotRenderer>(() => null);

export const SlotHost = ({ render, children }: { render: SlotRenderer; children: ReactNode }) => (
  <SlotHostContext value={render}>{children}</SlotHostContext>
);

/** The place of a slot that the page's `slots` asked for. Whatever happens to the slot, the page stands. */
export const Slot = ({ id }: { id: string }) => useContext(SlotHostContext)(id);
