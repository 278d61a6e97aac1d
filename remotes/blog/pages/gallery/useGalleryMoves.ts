import { useNavigation } from "@serambi/kernel/remote";
import { useLocation, useNavigate } from "@serambi/kernel/router";
import { useEffect, useRef, useState } from "react";

import type { Step } from "../../components/gallery/Lightbox";
import { pictureId } from "../../components/gallery/pictureId";
import { galleryAddress, pictureAddress } from "../../contract/gallery/galleryAddress";
import {
  findPicture,
  holdsPage,
  pageOf,
  placedPictures,
  type PlacedPicture,
} from "../../contract/gallery/PictureRange";
import type { GalleryStore } from "../../stores/gallery/GalleryStore";

/** Marks the place in the history of a picture that was opened from the gallery: the place before it is the gallery. */
const OPENED = { isOpenedHere: true };

const isOpenedHere = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isOpenedHere" in state && state.isOpenedHere === true;

/**
 * How a visitor moves through the gallery. What they choose is shown at once and the address follows: opening a picture is a step
 * that Back takes back, going on from it to others is none.
 * @param asked slug of the picture that the address names
 */
export const useGalleryMoves = (gallery: GalleryStore, asked: string | undefined) => {
  const navigate = useNavigate();
  const { pathname, search, ...here } = useLocation();
  const state: unknown = here.state;
  const isUnderWay = useNavigation().state === "loading";
  const { range } = gallery;

  const [slug, setSlug] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  // The address has changed: what was chosen here, a link, Back.
  if (asked !== followed) {
    setFollowed(asked);
    setSlug(asked);
  }
  const found = range && slug !== undefined ? findPicture(range, slug) : undefined;

  // While others take their place on the way to the first or the last, the picture that is looked at stays.
  const [kept, setKept] = useState<PlacedPicture>();
  if (found && (found.picture.id !== kept?.picture.id || found.place !== kept.place)) setKept(found);
  const current = found ?? (slug !== undefined && kept?.picture.slug === slug ? kept : undefined);

  const open = useRef(slug);
  useEffect(() => {
    open.current = slug;
  }, [slug]);

  /** The page that the visitor has asked for beside those that are shown; then the first picture that came with it. */
  const [wanted, setWanted] = useState<number | null>(null);
  const [added, setAdded] = useState<string>();
  if (wanted !== null && range && holdsPage(range, wanted)) {
    setWanted(null);
    setAdded(range.pages[wanted - range.first]?.[0]?.slug);
  }
  useEffect(() => {
    if (added === undefined) return;
    // What was pressed is gone where nothing is left to ask for: the focus goes on to what has come.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(pictureId(added))?.focus();
    });
  }, [added]);

  /** The first picture that is opened is a step in the history, whichever it has become by the time it is one. */
  const show = (to: string): void => {
    setSlug(to);
    void navigate(pictureAddress(to), asked === undefined ? { state: OPENED } : { replace: true, state });
  };

  return {
    slug,
    current,
    /** The one that was looked at last. */
    last: kept,
    wanted,
    isUnderWay,
    forget: () => setKept(undefined),
    open: show,
    close: () => {
      if (asked !== undefined && isOpenedHere(state)) return void navigate(-1);
      setSlug(undefined);
      if (asked !== undefined)
        void navigate(galleryAddress(range && current ? pageOf(range, current.place) : 1), { replace: true });
      // Closed before the address has followed: it is not to follow any more.
      else if (isUnderWay) void navigate(pathname + search, { replace: true, state });
    },
    step: async (step: Step): Promise<void> => {
      if (!range || !current) return;
      const { place } = current;
      const to = { previous: place - 1, next: place + 1, first: 1, last: range.totalItems }[step];
      if (to < 1 || to > range.totalItems) return;
      const reached = await gallery.reach(pageOf(range, to));
      // Whoever has closed it meanwhile, or gone on, does not come back to it.
      if (!reached || open.current !== slug) return;
      const placed = placedPictures(reached);
      const next = placed.find((it) => it.place === to) ?? (step === "last" ? placed.at(-1) : undefined);
      if (next) show(next.picture.slug);
    },
    /** Adds a page to those that are shown, which the address then names. */
    more: (page: number): void => {
      setWanted(page);
      void navigate(galleryAddress(page), { replace: true });
    },
  };
};
