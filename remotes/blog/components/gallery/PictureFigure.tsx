import { formatDate, formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Link } from "@serambi/kernel/router";
import { cx } from "@serambi/kernel/ui";
import { useId, type Ref } from "react";

import { galleryAddress, pictureAddress } from "../../contract/gallery/galleryAddress";
import {
  holdsPage,
  pageOf,
  placedPictures,
  type PictureRange,
  type PlacedPicture,
} from "../../contract/gallery/PictureRange";
import type { Messages } from "../../messages/id";
import { GalleryPicture } from "./GalleryPicture";
import s from "./PictureFigure.module.css";
import r from "./ratios.module.css";
import { ratioStep } from "./ratioStep";

interface PictureFigureProps {
  readonly shown: PlacedPicture;
  readonly range: PictureRange;
  readonly ref: Ref<HTMLElement>;
}

const WIDTH = 1152;

/** A picture at the head of the gallery, for whoever comes by its address: with what is said of it, and the way to its neighbours. */
export const PictureFigure = ({ shown: { picture, place }, range, ref }: PictureFigureProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const page = pageOf(range, place);
  const ratio = ratioStep(picture);
  const titleId = useId();

  /** A neighbour's address is known where it is shown; beyond that it is that of the page it stands on. */
  const wayTo = (to: number): string | undefined => {
    const neighbour = placedPictures(range).find((other) => other.place === to);
    if (neighbour) return pictureAddress(neighbour.picture.slug);
    const onPage = pageOf(range, to);
    return to < 1 || onPage > range.totalPages || holdsPage(range, onPage) ? undefined : galleryAddress(onPage);
  };
  const previous = wayTo(place - 1);
  const next = wayTo(place + 1);

  return (
    <figure ref={ref} tabIndex={-1} className={cx(r.ratio, s.figure)} data-ratio={ratio} aria-labelledby={titleId}>
      <GalleryPicture
        key={picture.id}
        className={s.picture}
        picture={picture}
        width={WIDTH}
        height={Math.round(WIDTH / ratio)}
        sizes={`min(90vw, ${Math.round(66 * ratio)}vh, ${WIDTH}px)`}
        isFirst
      />
      <figcaption className={s.words}>
        <h2 id={titleId} className={s.title}>
          {picture.title}
        </h2>
        {picture.caption && <p>{picture.caption}</p>}
        <p className={s.note}>
          {t["picture.place"](formatNumber(place, language), formatNumber(range.totalItems, language))}
          {" · "}
          {formatDate(picture.publishedAt, language)}
        </p>
        <nav className={s.ways} aria-label={t["picture.ways"]}>
          {previous && (
            <Link to={previous} rel="prev">
              {t["picture.previous"]}
            </Link>
          )}
          {next && (
            <Link to={next} rel="next">
              {t["picture.next"]}
            </Link>
          )}
          <Link to={galleryAddress(page)}>{t["picture.all"]}</Link>
        </nav>
      </figcaption>
    </figure>
  );
};
