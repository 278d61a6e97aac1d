import { cx } from "../cx";
import s from "./Skeleton.module.css";

export interface SkeletonProps {
  /** What it stands for: a block of any size, a line of text, a square picture, a round portrait. */
  readonly shape?: "block" | "line" | "picture" | "circle" | undefined;
  /** Gives the skeleton the size and place of what it stands for. */
  readonly className?: string | undefined;
}

/** The shape of something that is still coming; it stays unseen for the first 200 ms (specification section 9). */
export const Skeleton = ({ shape = "block", className }: SkeletonProps) => (
  <span className={cx(s.skeleton, shape !== "block" && s[shape], className)} aria-hidden="true" />
);
