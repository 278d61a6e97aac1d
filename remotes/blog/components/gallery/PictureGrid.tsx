import { Link } from "@serambi/kernel/router";
import { cx } from "@serambi/kernel/ui";

import { pictureAddress } from "../../contract/gallery/galleryAddress";
import type { GalleryItem } from "../../contract/hosts/posts";
import { GalleryPicture } from "./GalleryPicture";
import s from "./PictureGrid.module.css";
import { isPlainClick } from "./isPlainClick";
import { pictureId } from "./pictureId";
import { ratioStep } from "./ratioStep";
import r from "./ratios.module.css";
import { rowStarts } from "./rowStarts";

interface PictureGridProps {
  /** Each fills rows of its own: nothing moves when another one follows. */
  readonly pages: readonly (readonly GalleryItem[])[];
  readonly isBusy: boolean;
  /** The first of them are on the first screen. */
  readonly isFirst: boolean;
  readonly onOpen: (picture: GalleryItem) => void;
  /** The visitor may be about to open one. */
  readonly onIntent: () => void;
}

/** Proportions of a whole row where the grid is small, medium and large. */
const ROWS = { s: 1.6, m: 2.6, l: 3.4 } as const;
/** How high a row is where it is highest, in CSS pixels. */
const ROW_HEIGHT = 360;
const EAGER = 3;

/** Where rows begin, by the size of the grid: `s l` begins one in the small and in the large. */
const breaksOf = (ratios: readonly number[]): readonly string[] => {
  const starts = Object.entries(ROWS).map(([size, wanted]) => ({ size, begins: rowStarts(ratios, wanted) }));
  return ratios.map((_, index) =>
    starts
      .filter(({ begins }) => begins[index])
      .map(({ size }) => size)
      .join(" "),
  );
};

/** Pictures in rows that fill the width, each in its own proportions. Every one is a link to an address of its own. */
export const PictureGrid = ({ pages, isBusy, isFirst, onOpen, onIntent }: PictureGridProps) => {
  const cell = (picture: GalleryItem, ratio: number, breaks: string | undefined, isEager: boolean) => (
    <li key={picture.id} className={s.cell} data-row={breaks}>
      <Link
        to={pictureAddress(picture.slug)}
        id={pictureId(picture.slug)}
        className={cx(r.ratio, s.picture)}
        data-ratio={ratio}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(picture);
        }}
      >
        <GalleryPicture
          className={s.frame}
          picture={picture}
          width={Math.round(ROW_HEIGHT * ratio)}
          height={ROW_HEIGHT}
          sizes={`(max-width: 40em) ${ratio < 1 ? 55 : 90}vw, (max-width: 64em) 45vw, ${Math.round(ROW_HEIGHT * ratio)}px`}
          isFirst={isEager}
        />
        <span className={s.title}>{picture.title}</span>
      </Link>
    </li>
  );

  return (
    <div className={s.place} aria-busy={isBusy} onPointerOver={onIntent} onFocus={onIntent}>
      <ul className={s.grid}>
        {pages.flatMap((items, page) => {
          const ratios = items.map((picture) => ratioStep(picture));
          const breaks = breaksOf(ratios);
          return items.map((picture, index) =>
            cell(picture, ratios[index] ?? 1, breaks[index], isFirst && page === 0 && index < EAGER),
          );
        })}
      </ul>
    </div>
  );
};
