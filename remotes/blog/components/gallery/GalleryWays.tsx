import { useMessages } from "@serambi/kernel/remote";
import { ButtonLink, Pagination, PartNotice } from "@serambi/kernel/ui";
import type { MouseEvent } from "react";

import { galleryAddress } from "../../contract/gallery/galleryAddress";
import type { PictureRange } from "../../contract/gallery/PictureRange";
import type { Messages } from "../../messages/id";
import s from "./GalleryWays.module.css";
import { isPlainClick } from "./isPlainClick";

interface MorePicturesProps {
  /** The page that follows those that are shown, or goes before them. */
  readonly page: number;
  readonly label: string;
  readonly isBusy: boolean;
  readonly isLost: boolean;
  readonly onMore: (page: number) => void;
}

/** Adds the next page to those that are shown. It is a link: until the page is taken over it leads there. */
export const MorePictures = ({ page, label, isBusy, isLost, onMore }: MorePicturesProps) => {
  const t = useMessages<Messages>();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isBusy) onMore(page);
  };
  return (
    <div className={s.more}>
      {isLost && (
        <PartNotice
          title={t["gallery.moreFailed"]}
          message={t["gallery.moreFailedHelp"]}
          retryLabel={t.retry}
          onRetry={() => onMore(page)}
        />
      )}
      <ButtonLink to={galleryAddress(page)} variant="line" aria-busy={isBusy} onClick={onClick}>
        {isBusy ? t["gallery.moreLoading"] : label}
      </ButtonLink>
    </div>
  );
};

/** The pages of the gallery by their numbers, for browsers without scripts. */
export const GalleryPages = ({ range: { last, totalPages } }: { readonly range: PictureRange }) => {
  const t = useMessages<Messages>();
  return (
    <Pagination
      className={s.pages}
      page={last}
      totalPages={totalPages}
      hrefFor={galleryAddress}
      labels={{ nav: t.pages, previous: t.previousPage, next: t.nextPage }}
    />
  );
};
