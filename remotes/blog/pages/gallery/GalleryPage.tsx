import { useLanguage, type PageProps } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState, ErrorState, PartNotice, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";

import { GallerySkeleton } from "../../components/gallery/GallerySkeleton";
import { GalleryTop } from "../../components/gallery/GalleryTop";
import { GalleryPages, MorePictures } from "../../components/gallery/GalleryWays";
import { PictureFigure } from "../../components/gallery/PictureFigure";
import { PictureGrid } from "../../components/gallery/PictureGrid";
import { pictureId } from "../../components/gallery/pictureId";
import { shownText } from "../../components/gallery/shownText";
import { askedPicture, galleryAddress } from "../../contract/gallery/galleryAddress";
import { placedPictures, type PictureRange } from "../../contract/gallery/PictureRange";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { galleryOf } from "../../stores/gallery/galleryOf";
import s from "./GalleryPage.module.css";
import { useGalleryMoves } from "./useGalleryMoves";
import { useLightbox } from "./useLightbox";

export { galleryHead as head, galleryJsonLd as jsonLd } from "./galleryHead";
export { openGallery as preload } from "./openGallery";

/** So near to the end of what is shown the pages beyond it are read. */
const NEAR = 2;

/** `/Gallery`: the site's pictures, six at a time, and each of them over the whole page. */
export const Page = observer(function GalleryPage({ store, context }: PageProps<BlogStore, Messages>) {
  const { t, query } = context;
  const language = useLanguage();
  const gallery = galleryOf(store);
  const { phase, data } = gallery.range.state;
  const slug = askedPicture(query);
  const moves = useGalleryMoves(gallery, slug);
  const { current, last, wanted } = moves;
  const lightbox = useLightbox(current !== undefined);
  const further = gallery.further.state.phase;

  // A page that begins with a picture has it at its head: it is there before any script, and where the script does not come.
  const [beganOpen, setBeganOpen] = useState(slug !== undefined);
  const isAtHead = current !== undefined && (beganOpen || lightbox.isLost);
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!slug || !lightbox.isLost) return;
    head.current?.scrollIntoView();
    head.current?.focus({ preventScroll: true });
  }, [slug, lightbox.isLost]);

  useEffect(() => {
    if (slug !== undefined) return;
    setBeganOpen(false);
    if (!last) return;
    moves.forget();
    const place = document.getElementById(pictureId(last.picture.slug));
    place?.focus({ preventScroll: true });
    // After the page has been brought back to where it was: the picture may be another one than that which was opened.
    requestAnimationFrame(() => place?.scrollIntoView?.({ block: "nearest" }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when a picture is closed
  }, [slug]);

  useEffect(() => {
    if (!current || !data) return;
    const placed = placedPictures(data);
    const [from, to] = [placed[0]?.place ?? 0, placed.at(-1)?.place ?? 0];
    if (current.place > to - NEAR && data.last < data.totalPages) void gallery.reach(data.last + 1);
    else if (current.place < from + NEAR && data.first > 1) void gallery.reach(data.first - 1);
  }, [current, data, gallery]);

  const more = (page: number, label: string) => (
    <MorePictures
      page={page}
      label={label}
      isBusy={further === "loading" && wanted === page}
      isLost={further === "failed" && wanted === page}
      onMore={(to) => void moves.more(to)}
    />
  );
  const body = (range: PictureRange) => {
    if (range.totalItems === 0)
      return (
        <EmptyState title={t["gallery.empty"]}>
          <p>{t["gallery.emptyHelp"]}</p>
        </EmptyState>
      );
    if (range.pages.flat().length === 0)
      return (
        <EmptyState
          title={t.emptyPage}
          action={<ButtonLink to={galleryAddress(range.totalPages)}>{t.lastPage}</ButtonLink>}
        >
          <p>{t.emptyPageHelp(range.totalPages)}</p>
        </EmptyState>
      );
    return (
      <>
        {range.first > 1 && more(range.first - 1, t["gallery.newer"])}
        <PictureGrid
          pages={range.pages}
          isBusy={phase === "loading"}
          isFirst={!isAtHead}
          onOpen={(picture) => moves.open(picture.slug)}
          onIntent={lightbox.prepare}
        />
        {range.last < range.totalPages && more(range.last + 1, t["gallery.more"])}
        <GalleryPages range={range} />
      </>
    );
  };
  const retry = () => void gallery.reload();
  const isUnknown = slug !== undefined && phase === "ready" && !current;
  const beside =
    data && current ? placedPictures(data).filter(({ place }) => Math.abs(place - current.place) === 1) : [];
  const isAtEdge = beside.length < 2;

  return (
    <Wrap className={s.page}>
      <GalleryTop />
      {isUnknown && (
        <p className={s.unknown} role="status">
          <b>{t["gallery.unknown"]}</b> {t["gallery.unknownHelp"]}
        </p>
      )}
      {data && isAtHead && <PictureFigure ref={head} shown={current} range={data} />}
      {data && (
        <p className={s.count} aria-live="polite">
          {shownText(data, t, language)}
        </p>
      )}
      {data && phase === "failed" && (
        <PartNotice title={t.listStale} message={t.listStaleHelp} retryLabel={t.retry} onRetry={retry} />
      )}
      {data && body(data)}
      {!data && phase === "failed" && (
        <ErrorState title={t["gallery.failed"]} message={t.failedHelp} retryLabel={t.retry} onRetry={retry} />
      )}
      {!data && phase !== "failed" && (
        <div aria-busy="true">
          <VisuallyHidden as="p">{t["gallery.loading"]}</VisuallyHidden>
          <GallerySkeleton />
        </div>
      )}
      {current && data && lightbox.Lightbox && (
        <lightbox.Lightbox
          current={current}
          neighbours={beside}
          total={data.totalItems}
          isBusy={isAtEdge && further === "loading"}
          isLost={isAtEdge && further === "failed"}
          onRetry={() => void moves.step("next")}
          onStep={(step) => void moves.step(step)}
          onClose={moves.close}
        />
      )}
    </Wrap>
  );
});
