import s from "./HallFloor.module.css";

/** The lines of three sports, painted over one another as on every school's floor. Decorative. */
export const HallFloor = ({ className }: { readonly className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 1440 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g className={s.lines}>
      <path className={s.outer} d="M40 26H1400V394H40z" />
      <path className={s.inner} d="M90 64H1350V356H90zM720 64V356M610 210a110 110 0 1 0 220 0a110 110 0 1 0 -220 0" />
      <path className={s.cross} d="M300 26V394M1140 26V394" />
    </g>
  </svg>
);
