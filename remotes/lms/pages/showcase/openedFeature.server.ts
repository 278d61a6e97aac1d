import type { Loaded } from "@serambi/kernel/remote";

import type { FoundFeature } from "../../api/showcase/ShowcaseClient";
import { demoSlotOf } from "../../contract/demo/demoSlots";
import type { OpenFeature } from "../../contract/showcase/Showcase";

/** A feature as its page has it: its demonstration is a slot, so that each page loads the code of one. */
export const openedFeature = ({
  demo,
  ...opened
}: FoundFeature): Required<Pick<Loaded<OpenFeature>, "data" | "slots">> => {
  if (demo === undefined) return { data: opened, slots: [] };
  const demoSlot = `demo-${opened.feature.slug}`;
  return {
    data: { ...opened, feature: { ...opened.feature, demoSlot } },
    slots: [{ id: demoSlot, ...demoSlotOf(demo) }],
  };
};
