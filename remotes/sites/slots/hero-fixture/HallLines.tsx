import s from "./HallLines.module.css";

/** The lines of three sports, painted over one another as on every school's floor. Decorative. */
export const HallLines = ({ className }: { readonly className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 1440 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g className={s.lines}>
      <path className={s.outer} d="M40 60H1400V660H40z" />
      <path
        className={s.inner}
        d="M90 110H1350V610H90zM720 110V610M90 250A200 200 0 0 1 90 470M1350 250A200 200 0 0 0 1350 470M552 360a168 168 0 1 0 336 0a168 168 0 1 0 -336 0"
      />
      <path className={s.cross} d="M300 60V660M1140 60V660M720 60V660" />
    </g>
  </svg>
);
