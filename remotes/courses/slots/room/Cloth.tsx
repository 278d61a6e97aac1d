import type { MotifName } from "@serambi/kernel/kain";
import { useMessages } from "@serambi/kernel/remote";
import { cx, Kain } from "@serambi/kernel/ui";

import type { RoomItem } from "../../contract/room/roomOf";
import type { RoomMessages } from "../../messages/room.id";
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
/** Their grounds, too: deep, warm and light by turns. */
const GROUNDS = ["primary", "secondary", "light"] as const;
/** Of one row, in the units that the cloth is drawn in. */
const ROW = 24;
const WIDTH = 320;
/** A class with more chapters has lower rows, one with fewer higher ones. */
const MANY = 40;
const FEW = 16;

type Module = RoomItem["modules"][number];

/** Rows have no name of their own: the place of each is what it is. */
const keyed = (rows: readonly boolean[]) => rows.map((isWoven, index) => ({ key: `row-${index}`, isWoven }));

interface WeaveProps {
  readonly slug: string;
  readonly index: number;
  readonly rows: readonly boolean[];
  /** Where the shuttle lies; none: not in this module. */
  readonly shuttleAt?: number | undefined;
  readonly isStrip?: boolean;
}

/** The rows of a module: its motif, and before what is not woven its warp. */
const Weave = ({ slug, index, rows, shuttleAt, isStrip = false }: WeaveProps) => (
  <span className={s.rows} aria-hidden="true">
    {rows.some(Boolean) && (
      <Kain
        className={s.kain}
        variant="field"
        seed={`${slug}-${index}`}
        motif={MOTIFS[index % MOTIFS.length]}
        ground={GROUNDS[index % GROUNDS.length]}
        width={isStrip ? ROW * rows.length : WIDTH}
        height={isStrip ? ROW * 2 : ROW * rows.length}
      />
    )}
    {keyed(rows).map(({ key, isWoven }, at) => (
      <span key={key} className={cx(s.row, !isWoven && s.warp, at === shuttleAt && s.shuttle)} />
    ))}
  </span>
);

/** Rows that the longest cloth of a shelf is drawn with at most: all others are drawn to its scale. */
const MAX_STRIP_ROWS = 80;

/** Every so many rows of a cloth; a module of which none is left has no place in so narrow a line. */
const everyRow = (modules: readonly Module[], step: number): readonly Module[] => {
  let at = 0;
  return modules.flatMap(({ title, rows }) => {
    const kept = rows.filter(() => (at += 1) % step === 0);
    return kept.length === 0 ? [] : [{ title, rows: kept }];
  });
};

interface StripProps {
  readonly item: Pick<RoomItem, "slug" | "modules" | "total">;
  /** Rows of the longest cloth on the shelf: the others are shorter in proportion. */
  readonly longest: number;
}

/** How far a class is, in one line: a row for each chapter. The words beside it say the same. */
export const ClothStrip = ({ item: { slug, modules, total }, longest }: StripProps) => {
  const step = Math.ceil(longest / MAX_STRIP_ROWS) || 1;
  const missing = Math.floor(longest / step) - Math.floor(total / step);
  return (
    <div className={s.strip} aria-hidden="true">
      {everyRow(modules, step).map(({ title, rows }, index) => (
        <Weave key={title} slug={slug} index={index} rows={rows} isStrip />
      ))}
      <span className={s.rows}>
        {keyed(Array.from({ length: missing }, () => true)).map(({ key }) => (
          <span key={key} className={s.row} />
        ))}
      </span>
    </div>
  );
};

const doneIn = ({ rows }: Module): number => rows.filter(Boolean).length;

/** The cloth of a class as it grows: a row for each chapter, a motif for each module, the shuttle where it goes on. */
export const ClothLoom = ({
  item: { slug, name, modules, done, total },
}: {
  readonly item: Pick<RoomItem, "slug" | "name" | "modules" | "done" | "total">;
}) => {
  const t = useMessages<RoomMessages>();
  const now = modules.findIndex(({ rows }) => rows.includes(false));
  const height = total > MANY ? s.many : total < FEW ? s.few : undefined;
  return (
    <figure className={cx(s.loom, height)} aria-label={t.cloth(name, done, total)}>
      <ol className={s.modules}>
        {modules.map((module, index) => (
          <li key={module.title} className={cx(s.module, index === now && s.now, doneIn(module) === 0 && s.todo)}>
            <p className={s.name}>
              <b>{module.title}</b>
              <span>{t.rows(doneIn(module), module.rows.length)}</span>
            </p>
            <Weave
              slug={slug}
              index={index}
              rows={module.rows}
              shuttleAt={index === now ? module.rows.indexOf(false) : undefined}
            />
          </li>
        ))}
      </ol>
      <div className={s.fringe} aria-hidden="true" />
      <figcaption className={s.key}>{t.key}</figcaption>
    </figure>
  );
};

/** A loom with nothing on it yet. */
export const EmptyLoom = () => <div className={s.empty} aria-hidden="true" />;
