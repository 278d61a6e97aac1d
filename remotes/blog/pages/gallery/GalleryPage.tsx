import { useReload, type PageProps, type RemoteDeps } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState, ErrorState, PartNotice, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";

import { GalleryPages, MorePictures } from "../../components/gallery/GalleryWays";
import { PictureFigure } from "../../components/gallery/PictureFigure";
import { PictureGrid } from "../../components/gallery/PictureGrid";
import { pictureId } from "../../components/gallery/pictureId";
import { shownText } from "../../components/gallery/shownText";
import { ListTop } from "../../components/lists/ListTop";
import { askedPicture, galleryAddress } from "../../contract/gallery/galleryAddress";
import { placedPictures, type GalleryData, type PictureRange } from "../../contract/gallery/PictureRange";
import { GalleryStore } from "../../stores/gallery/GalleryStore";
import type { galleryLoader } from "./gallery.server";
import s from "./GalleryPage.module.css";
import { useGalleryMoves } from "./useGalleryMoves";
import { useLightbox } from "./useLightbox";

/** So near to the end of what is shown the pages beyond it are read. */
const NEAR = 2;

export const createStore = (data: GalleryData, deps: RemoteDeps): GalleryStore => new GalleryStore(data, deps);

/** `/Gallery`: the site's pictures, six at a time, and each of them over the whole page. */
export const Page = observer(function GalleryPage({
  store: gallery,
  context: { t, query, tenant, language },
}: PageProps<typeof galleryLoader, GalleryStore>) {
  const reload = useReload();
  const { range: shown, isLost } = gallery;
  const asked = askedPicture(query);
  const moves = useGalleryMoves(gallery, asked);
  const { slug, current, last, wanted, isUnderWay } = moves;
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
    if (!current || !shown) return;
    const placed = placedPictures(shown);
    const [from, to] = [placed[0]?.place ?? 0, placed.at(-1)?.place ?? 0];
    if (current.place > to - NEAR && shown.last < shown.totalPages) void gallery.reach(shown.last + 1);
    else if (current.place < from + NEAR && shown.first > 1) void gallery.reach(shown.first - 1);
  }, [current, shown, gallery]);

  const more = (page: number, label: string) => (
    <MorePictures
      page={page}
      label={label}
      isBusy={isUnderWay && wanted === page}
      isLost={!isUnderWay && wanted === page}
      onMore={moves.more}
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
          isBusy={isUnderWay && wanted !== null}
          isFirst={!isAtHead}
          onOpen={(picture) => moves.open(picture.slug)}
          onIntent={lightbox.prepare}
        />
        {range.last < range.totalPages && more(range.last + 1, t["gallery.more"])}
        <GalleryPages range={range} />
      </>
    );
  };
  const retry = () => void reload();
  const isUnknown = asked !== undefined && asked === slug && !isLost && !current;
  const beside =
    shown && current ? placedPictures(shown).filter(({ place }) => Math.abs(place - current.place) === 1) : [];
  const isAtEdge = beside.length < 2;

  return (
    <Wrap className={s.page}>
      <ListTop list="gallery" heading={t["gallery.title"]} lede={t["gallery.lede"](tenant.settings.title)} />
      {isUnknown && (
        <p className={s.unknown} role="status">
          <b>{t["gallery.unknown"]}</b> {t["gallery.unknownHelp"]}
        </p>
      )}
      {shown && isAtHead && <PictureFigure ref={head} shown={current} range={shown} />}
      {shown && (
        <p className={s.count} aria-live="polite">
          {shownText(shown, t, language)}
        </p>
      )}
      {shown && isLost && !current && wanted === null && (
        <PartNotice title={t.listStale} message={t.listStaleHelp} retryLabel={t.retry} onRetry={retry} />
      )}
      {shown ? (
        body(shown)
      ) : (
        <ErrorState title={t["gallery.failed"]} message={t.failedHelp} retryLabel={t.retry} onRetry={retry} />
      )}
      {current && shown && lightbox.Lightbox && (
        <lightbox.Lightbox
          current={current}
          neighbours={beside}
          total={shown.totalItems}
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
