import s from "./ShareBar.module.css";

interface ShareBarProps {
  /** 0–1. */
  readonly share: number;
}

/** A share as a bar; the number stands beside it. */
export const ShareBar = ({ share }: ShareBarProps) => (
  <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={s.bar} aria-hidden="true">
    <rect width={Math.round(share * 1000) / 10} height="10" />
  </svg>
);
