import type { PageContext, SlotRequest } from "@serambi/kernel/remote";

import { courseKey } from "../contract/paths";
import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";

/** One id per class: going from class to class is another slot, not the old one with other words. */
export const relatedSlotId = (key: string): string => `more-courses-${key}`;

/** Below a class: others of the same site. */
export const courseSlots = (store: CoursesStore, { params, t }: PageContext<Messages>): readonly SlotRequest[] => {
  const key = courseKey(params);
  const exclude = store.course(key).overview.state.data?.slug ?? key;
  return [
    {
      id: relatedSlotId(key),
      name: "courses.featured.v1",
      props: { title: t.alsoHere, limit: 3, layout: "grid", exclude },
    },
  ];
};
