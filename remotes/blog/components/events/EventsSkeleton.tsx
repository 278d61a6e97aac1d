import { useMessages } from "@serambi/kernel/remote";
import { SkeletonRow, VisuallyHidden } from "@serambi/kernel/ui";

import type { Messages } from "../../messages/id";

/** Events on their way. */
export const EventsSkeleton = () => {
  const t = useMessages<Messages>();
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">{t["events.loading"]}</VisuallyHidden>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  );
};
