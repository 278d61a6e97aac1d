import { cx } from "../cx";
import s from "./Skeleton.module.css";

export interface SkeletonProps {
  /** Gives the skeleton the size and place of what it stands for. */
  readonly className?: string | undefined;
}

/** The shape of something that is still coming; it stays unseen for the first 200 ms (specification section 9). */
export const Skeleton = ({ className }: SkeletonProps) => (
  <span className={cx(s.skeleton, className)} aria-hidden="true" />
);
