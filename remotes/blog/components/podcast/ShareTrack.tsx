import type { ReactNode } from "react";

import s from "./ShareTrack.module.css";

interface ShareTrackProps {
  /** 0 to 1. */
  readonly share: number;
  /** The field that changes it. */
  readonly children: ReactNode;
}

/** A line that is filled so far, below the handle of a range field. */
export const ShareTrack = ({ share, children }: ShareTrackProps) => (
  <span className={s.place}>
    <svg className={s.track} aria-hidden="true">
      <rect className={s.whole} width="100%" height="4" />
      <rect className={s.part} width={`${Math.round(share * 1000) / 10}%`} height="4" />
    </svg>
    {children}
  </span>
);
