import { useMessages } from "@serambi/kernel/remote";
import { Skeleton, VisuallyHidden, Wrap } from "@serambi/kernel/ui";

import type { Messages } from "../../messages/id";
import s from "./PesilatSkeleton.module.css";

/** The shape of the programme's pages while the first answer is on the way. */
export const PesilatSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden as="p">{useMessages<Messages>().loading}</VisuallyHidden>
    <Wrap className={s.words}>
      <Skeleton className={s.heading} />
    </Wrap>
    <Skeleton className={s.belt} />
    <Skeleton className={s.belt} />
    <Skeleton className={s.belt} />
  </div>
);
