import { cx, Kain } from "@serambi/kernel/ui";

import type { Portrait } from "../contract/Portrait";
import s from "./PaperPortrait.module.css";

/** Paths on a sheet of 164 by 220; the face is an ellipse around 82, 72. */
const HAIR_PATHS: Readonly<Record<Portrait["hair"], string>> = {
  short: "M52 62c-4-34 14-44 30-44s34 10 28 44c-4-14-8-20-14-24-14 4-28 2-34-2-4 6-8 12-10 26z",
  swept: "M51 66c-6-38 14-50 32-50s32 12 27 46c-3-10-5-16-9-20-18 0-32-4-38-10-4 10-9 18-12 34z",
  curly:
    "M50 68c-14-8-8-24-2-26-4-14 10-22 16-18 4-12 22-12 28-4 12-6 22 6 18 14 12 4 10 22 2 32-2-12-6-20-12-24-14 4-30 2-38-2-6 6-10 14-12 28z",
  bob: "M46 96c-6-50 6-80 36-80s40 30 34 80c-6 2-12 0-14-2V58C92 54 74 50 66 40c-2 10-4 14-6 18v36c-2 2-8 4-14 2z",
  bun: "M69 14a13 13 0 1 0 26 0a13 13 0 1 0-26 0M51 66c-6-36 12-46 31-46s35 10 29 46c-4-16-10-24-18-28-10-2-16-2-24 0-8 4-14 12-18 28z",
  cap: "M52 62c0-8 0-14 2-22h56c2 8 2 14 2 22-4-8-6-12-8-14H60c-2 2-4 6-8 14zM52 42l4-26c16-5 36-5 52 0l4 26c-18-6-42-6-60 0z",
  veil: "M53 66c2-26 14-36 29-36s27 10 29 36c6-36-8-50-29-50s-35 14-29 50z",
};
const VEIL_BEHIND = "M34 84c-4-48 18-68 48-68s52 20 48 68c-2 34 10 52 20 66-20 34-116 34-136 0 10-14 22-32 20-66z";
const VEIL_BEFORE = "M36 92c-2 34-8 46-16 56 20 34 104 34 124 0-8-10-14-22-16-56z";

/** A portrait in an oval: behind, the shoulders of cloth, before. The name stands beside it. */
export const PaperPortrait = ({
  portrait: { hair, dye = "ink", skin, hasGlasses, cloth },
  className,
}: {
  readonly portrait: Portrait;
  readonly className?: string | undefined;
}) => (
  <div className={cx(s.portrait, className)} data-skin={skin} data-dye={dye} data-hair={hair} aria-hidden="true">
    <svg viewBox="0 0 164 205" className={s.layer}>
      {hair === "veil" ? (
        <path className={s.hair} d={VEIL_BEHIND} />
      ) : (
        <path className={s.skin} d="M68 96h28v40c0 16-28 16-28 0z" />
      )}
    </svg>
    <Kain {...cloth} variant="field" width={164} height={80} className={s.shoulders} />
    <svg viewBox="0 0 164 205" className={s.layer}>
      {hair === "veil" ? (
        <path className={s.hair} d={VEIL_BEFORE} />
      ) : (
        <>
          <path className={s.skin} d="M62 139c2-3 4-4 6-5h28c2 1 4 2 6 5l-20 26z" />
          <path className={s.collar} d="M62 139l20 26 20-26" />
        </>
      )}
      <ellipse className={s.skin} cx={82} cy={72} rx={29} ry={37} />
      <path className={s.hair} d={HAIR_PATHS[hair]} />
      {hasGlasses && (
        <path
          className={s.glasses}
          d="M60 76a10 10 0 1 0 20 0a10 10 0 1 0-20 0M85 76a10 10 0 1 0 20 0a10 10 0 1 0-20 0M80 75q2-2 5 0"
        />
      )}
    </svg>
  </div>
);
