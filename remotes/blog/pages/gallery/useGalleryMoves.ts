import { useLocation, useNavigate } from "@serambi/kernel/router";
import { useEffect, useRef, useState } from "react";

import { pictureId } from "../../components/gallery/pictureId";
import type { Step } from "../../components/gallery/Step";
import { galleryAddress, pictureAddress } from "../../contract/gallery/galleryAddress";
import { pageOf, placedPictures, type PlacedPicture } from "../../contract/gallery/PictureRange";
import type { GalleryStore } from "../../stores/gallery/GalleryStore";

/** Marks the place in the history of a picture that was opened from the gallery: the place before it is the gallery. */
const OPENED = { isOpenedHere: true };

const isOpenedHere = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isOpenedHere" in state && state.isOpenedHere === true;

/**
 * How a visitor moves through the gallery. The address says what is shown: opening a picture is a step that Back takes back,
 * going on from it to others is none.
 * @param slug of the picture that the address names
 */
export const useGalleryMoves = (gallery: GalleryStore, slug: string | undefined) => {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const range = gallery.range.state.data;
  const found = range && slug !== undefined ? placedPictures(range).find((it) => it.picture.slug === slug) : undefined;

  // While others take their place on the way to the first or the last, the picture that is looked at stays.
  const [kept, setKept] = useState<PlacedPicture>();
  if (found && (found.picture.id !== kept?.picture.id || found.place !== kept.place)) setKept(found);
  const current = found ?? (slug !== undefined && kept?.picture.slug === slug ? kept : undefined);

  const open = useRef(slug);
  useEffect(() => {
    open.current = slug;
  }, [slug]);

  /** The page that the visitor has asked for beside those that are shown. */
  const [wanted, setWanted] = useState<number | null>(null);

  return {
    current,
    /** The one that was looked at last. */
    last: kept,
    wanted,
    forget: () => setKept(undefined),
    open: (to: string) => void navigate(pictureAddress(to), { state: OPENED }),
    close: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else void navigate(galleryAddress(range && current ? pageOf(range, current.place) : 1), { replace: true });
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
      if (next) void navigate(pictureAddress(next.picture.slug), { replace: true, state });
    },
    /** Adds a page to those that are shown; the address then names it. */
    more: async (page: number): Promise<void> => {
      setWanted(page);
      const reached = await gallery.reach(page);
      if (!reached) return;
      void navigate(galleryAddress(page), { replace: true });
      // What was pressed is gone where nothing is left to ask for: the focus goes on to what has come.
      const added = reached.pages[page - reached.first]?.[0];
      requestAnimationFrame(() => {
        if (added && document.activeElement === document.body) document.getElementById(pictureId(added.slug))?.focus();
      });
    },
  };
};
