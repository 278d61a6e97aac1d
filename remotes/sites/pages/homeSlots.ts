import type { HomeSection } from "@serambi/kernel/contracts";
import type { SlotRequest } from "@serambi/kernel/remote";

export const homeSlotId = (index: number): string => `home-${index}`;

/** The sections as requests to the host, in the order of the page. Only the first stands on the first screen. */
export const homeSlots = (sections: readonly HomeSection[]): readonly SlotRequest[] =>
  sections.map((section, index) => ({
    id: homeSlotId(index),
    name: section.slot,
    props: section.props,
    isEager: index === 0,
  }));
