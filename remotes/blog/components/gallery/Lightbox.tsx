import { formatDate, formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { PartNotice, ShareLink, VisuallyHidden } from "@serambi/kernel/ui";
import { IconButton, Modal } from "@serambi/kernel/ui/controls";
import { useEffect, useId, useRef, useState } from "react";

import { pictureAddress } from "../../contract/gallery/galleryAddress";
import type { PlacedPicture } from "../../contract/gallery/PictureRange";
import type { Messages } from "../../messages/id";
import { shareTexts } from "../lists/shareTexts";
import { LightboxSlides } from "./LightboxSlides";
import s from "./Lightbox.module.css";
import { watchGestures, type Gestures } from "./watchGestures";

/** From one picture to another. */
export type Step = "previous" | "next" | "first" | "last";

export interface LightboxProps {
  readonly current: PlacedPicture;
  /** Those beside it that are known. */
  readonly neighbours: readonly PlacedPicture[];
  readonly total: number;
  /** The next picture is being asked for. */
  readonly isBusy: boolean;
  /** It did not arrive. */
  readonly isLost: boolean;
  readonly onRetry: () => void;
  readonly onStep: (step: Step) => void;
  readonly onClose: () => void;
}

const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
};

/** One picture over the whole page, and from there to all others: by its buttons, by arrow keys, by hand. */
export const Lightbox = (props: LightboxProps) => {
  const { current, neighbours, total, isBusy, isLost, onRetry, onStep, onClose } = props;
  const { picture, place } = current;
  const t = useMessages<Messages>();
  const language = useLanguage();
  const { origin } = useTenant();
  const titleId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const gestures = useRef<Gestures>(null);
  const [isEnlarged, setEnlarged] = useState(false);
  const places = [formatNumber(place, language), formatNumber(total, language)] as const;

  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const to = KEYS[event.key];
      if (!to || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      step.current(to);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  // Each picture begins in its own size.
  useEffect(() => {
    if (!stage.current) return;
    const watched = watchGestures(stage.current, {
      onSwipe: (by) => step.current(by < 0 ? "previous" : "next"),
      onZoom: setEnlarged,
    });
    gestures.current = watched;
    return watched.stop;
  }, [picture.id]);

  /** At either end it stays where it is, with the focus that it may have. */
  const way = (to: "previous" | "next", isEnd: boolean) => (
    <IconButton
      className={to === "previous" ? s.previous : s.next}
      icon={to === "previous" ? "arrow-left" : "arrow-right"}
      label={t[`picture.${to}`]}
      aria-disabled={isEnd || undefined}
      onClick={() => onStep(to)}
    />
  );

  return (
    <Modal isOpen onClose={onClose} labelledBy={titleId} className={s.lightbox}>
      <div className={s.bar}>
        <p className={s.place}>{t["picture.place"](...places)}</p>
        <IconButton
          icon={isEnlarged ? "minus" : "plus"}
          label={t[isEnlarged ? "picture.reduce" : "picture.enlarge"]}
          onClick={() => gestures.current?.toggle()}
        />
        <IconButton icon="close" label={t["picture.close"]} onClick={onClose} />
      </div>
      <div ref={stage} className={s.stage} data-enlarged={isEnlarged || undefined} aria-busy={isBusy}>
        <LightboxSlides current={current} neighbours={neighbours} isEnlarged={isEnlarged} />
      </div>
      {way("previous", place <= 1)}
      {way("next", place >= total)}
      <div className={s.words}>
        <div className={s.said}>
          <h2 id={titleId} className={s.title}>
            {picture.title}
          </h2>
          {picture.caption && <p>{picture.caption}</p>}
          <p className={s.note}>{formatDate(picture.publishedAt, language)}</p>
        </div>
        {isLost && (
          <PartNotice
            title={t["gallery.moreFailed"]}
            message={t["gallery.moreFailedHelp"]}
            retryLabel={t.retry}
            onRetry={onRetry}
          />
        )}
        <ShareLink
          key={picture.id}
          url={origin + pictureAddress(picture.slug)}
          title={picture.title}
          texts={shareTexts(t)}
        />
      </div>
      <div role="status">
        <VisuallyHidden>
          {isBusy ? t["gallery.loading"] : t["picture.announced"](...places, picture.title)}
        </VisuallyHidden>
      </div>
    </Modal>
  );
};
