import type { ServerSlot, SlotProps } from "@serambi/kernel/remote";

/** The properties of a section that shows what it is given, and fetches nothing. */
export type SectionProps<P> = SlotProps<ServerSlot<P, null>>;
