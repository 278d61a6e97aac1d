import { createContext, useContext, type ReactNode } from "react";

/** The host's part: what to show for a slot that the page asked for. */
export type SlotRenderer = (id: string) => ReactNode;

const SlotHostContext = createContext<SlotRenderer>(() => null);

export const SlotHost = ({ render, children }: { render: SlotRenderer; children: ReactNode }) => (
  <SlotHostContext value={render}>{children}</SlotHostContext>
);

interface SlotPlaceProps {
  readonly id: string;
  /** Shown where there is no such slot: an optional one of a remote that the release does not have. */
  readonly fallback?: ReactNode;
}

/** The place of a slot that the page's `slots` asked for. Whatever happens to the slot, the page stands. */
export const Slot = ({ id, fallback = null }: SlotPlaceProps) => useContext(SlotHostContext)(id) ?? fallback;
