import s from "./ArtefactPicture.module.css";

const GAUGES = [
  [109, 68],
  [163, 142],
  [258, 263],
] as const;

/** A river between contour lines, its gauges as dots; the one that warned is lit. */
export const ContourMap = () => (
  <svg className={s.map} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
    <path
      className={s.contours}
      d="M-20 210C60 150 110 190 170 130S300 40 420 70M-20 235C70 175 125 215 190 155S310 70 420 100M-20 262C80 205 140 240 212 182S322 104 420 132M-20 180C50 120 95 165 150 105S285 10 420 40M-20 150C40 95 80 138 128 80S270-18 420 10M-20 292C92 238 158 268 236 212S336 140 420 164"
    />
    <path className={s.river} d="M60-10C90 60 150 90 165 150S250 240 300 320" />
    {GAUGES.map(([x, y]) => (
      <circle key={x} className={s.gauge} cx={x} cy={y} r={9} />
    ))}
    <circle className={s.lit} cx={200} cy={208} r={15} />
  </svg>
);
