import { useMessages } from "@serambi/kernel/remote";
import { Skeleton, SkeletonRow, VisuallyHidden } from "@serambi/kernel/ui";

import type { Messages } from "../../../messages/id";
import s from "./SectionSkeleton.module.css";

const ROWS = [0, 1, 2];

/** The list's own shape while nothing is there yet. */
export const SectionSkeleton = () => (
  <div className={s.list} aria-busy="true">
    <VisuallyHidden as="p">{useMessages<Messages>()["list.loading"]}</VisuallyHidden>
    <Skeleton className={s.title} />
    <Skeleton className={s.picture} />
    {ROWS.map((row) => (
      <SkeletonRow key={row} />
    ))}
  </div>
);
