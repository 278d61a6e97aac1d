import type { MotifName } from "@serambi/kernel/kain";
import { cx, Kain } from "@serambi/kernel/ui";

import type { RoomItem } from "../../contract/room/roomOf";
import s from "./Cloth.module.css";

/** One after the other, so that no two modules that meet are alike. */
const MOTIFS: readonly MotifName[] = [
  "kawung",
  "parang",
  "truntum",
  "banji",
  "ceplok",
  "lereng",
  "tumpal",
  "mega mendung",
];
/** Of one row, in the units that the cloth is drawn in. */
const ROW = 14;
const WIDTH = 320;

/** Rows have no name of their own: the place of each is what it is. */
const keyed = (rows: readonly boolean[]) => rows.map((isWoven, index) => ({ key: `row-${index}`, isWoven }));

interface ClothProps {
  readonly item: Pick<RoomItem, "slug" | "modules">;
  /** `loom`: rows from above, with the modules' names; `strip`: rows from the left. */
  readonly form: "loom" | "strip";
}

/** The cloth of a class: a row for each chapter, a motif for each module. What is not woven yet shows its warp. Decorative: the words beside it say how far it is. */
export const Cloth = ({ item: { slug, modules }, form }: ClothProps) => (
  <div className={cx(s.cloth, form === "loom" ? s.loom : s.strip)} aria-hidden="true">
    {modules.map(({ title, rows }, index) => (
      <div key={title} className={s.module}>
        {form === "loom" && <span className={s.name}>{title}</span>}
        <span className={s.rows}>
          <Kain
            className={s.kain}
            variant="field"
            seed={`${slug}-${index}`}
            motif={MOTIFS[index % MOTIFS.length]}
            width={form === "loom" ? WIDTH : ROW * rows.length}
            height={form === "loom" ? ROW * rows.length : ROW * 2}
          />
          {keyed(rows).map(({ key, isWoven }) => (
            <span key={key} className={cx(s.row, !isWoven && s.warp)} />
          ))}
        </span>
      </div>
    ))}
  </div>
);
