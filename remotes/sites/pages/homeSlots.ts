import type { HomeSection } from "@serambi/kernel/contracts";
import type { SlotRequest } from "@serambi/kernel/remote";

export const homeSlotId = (index: number): string => `home-${index}`;

/** How many sections the first screen of a desktop shows, in part at least. */
const FIRST_SCREEN = 2;

/** The sections as requests to the host, in the order of the page. */
export const homeSlots = (sections: readonly HomeSection[]): readonly SlotRequest[] =>
  sections.map((section, index) => ({
    id: homeSlotId(index),
    name: section.slot,
    props: section.props,
    isEager: index < FIRST_SCREEN,
  }));
