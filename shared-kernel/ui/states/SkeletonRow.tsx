import { cx } from "../cx";
import { Skeleton } from "./Skeleton";
import s from "./SkeletonRow.module.css";

export interface SkeletonRowProps {
  /** What stands before the lines. */
  readonly lead?: "picture" | "circle" | "none" | undefined;
  readonly className?: string | undefined;
}

/** An entry of a list that is still coming: its picture and three lines. The list itself says that it is busy. */
export const SkeletonRow = ({ lead = "picture", className }: SkeletonRowProps) => (
  <div className={cx(s.row, className)} aria-hidden="true">
    {lead !== "none" && <Skeleton shape={lead} />}
    <div className={s.lines}>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  </div>
);
