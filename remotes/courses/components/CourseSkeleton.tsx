import { useMessages } from "@serambi/kernel/remote";
import { Skeleton, VisuallyHidden, Wrap } from "@serambi/kernel/ui";

import type { Messages } from "../messages/id";
import s from "./CourseSkeleton.module.css";

/** The shape of a class's page while its first answer is on the way. */
export const CourseSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden as="p">{useMessages<Messages>().loading}</VisuallyHidden>
    <Skeleton className={s.cover} />
    <Wrap className={s.words}>
      <Skeleton className={s.name} />
      <Skeleton className={s.line} />
      <Skeleton className={s.line} />
    </Wrap>
  </div>
);
