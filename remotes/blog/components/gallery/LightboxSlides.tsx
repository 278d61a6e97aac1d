import { cx } from "@serambi/kernel/ui";

import type { PlacedPicture } from "../../contract/gallery/PictureRange";
import { GalleryPicture } from "./GalleryPicture";
import s from "./LightboxSlides.module.css";
import r from "./ratios.module.css";
import { ratioStep } from "./ratioStep";

interface LightboxSlidesProps {
  readonly current: PlacedPicture;
  readonly neighbours: readonly PlacedPicture[];
  /** What is looked at closely is fetched as large as there is. */
  readonly isEnlarged: boolean;
}

/** The widest file that the site offers. */
const MAX_WIDTH = 1920;
/** Of the window's height, where there are words above and below. */
const HEIGHT_SHARE = 0.75;

/** A picture as large as the screen lets it be and no larger than its file; its neighbours wait beside it, loaded already. */
export const LightboxSlides = ({ current, neighbours, isEnlarged }: LightboxSlidesProps) => {
  const slides = [...neighbours, current].toSorted((a, b) => a.place - b.place);
  return slides.map(({ picture, place }) => {
    const ratio = picture.width / picture.height;
    const width = Math.min(MAX_WIDTH, picture.width);
    const isCurrent = place === current.place;
    const fitting = `min(100vw, ${Math.round(ratio * HEIGHT_SHARE * 100)}vh, ${width}px)`;
    return (
      <div
        key={picture.id}
        className={s.slide}
        data-at={isCurrent ? "here" : place < current.place ? "before" : "after"}
        aria-hidden={!isCurrent}
      >
        <div className={cx(r.ratio, s.frame)} data-ratio={ratioStep(picture)} data-zoomed={isCurrent || undefined}>
          <GalleryPicture
            className={s.picture}
            picture={picture}
            width={width}
            height={Math.round(width / ratio)}
            sizes={isCurrent && isEnlarged ? `${MAX_WIDTH}px` : fitting}
            isFirst={isCurrent}
          />
        </div>
      </div>
    );
  });
};
