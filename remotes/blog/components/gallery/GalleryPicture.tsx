import { useMessages } from "@serambi/kernel/remote";
import { cx, Icon, Kain, Picture, type PictureProps } from "@serambi/kernel/ui";
import { useEffect, useRef, useState } from "react";

import type { GalleryItem } from "../../contract/hosts/posts";
import type { Messages } from "../../messages/id";
import s from "./GalleryPicture.module.css";

interface GalleryPictureProps extends Pick<PictureProps, "width" | "height" | "sizes" | "isFirst"> {
  readonly picture: GalleryItem;
  readonly className?: string | undefined;
}

/** A picture in a frame that has its colour and the site's cloth before it comes; of one that cannot be had the frame says what was to be seen. */
export const GalleryPicture = ({ picture: { slug, src, alt, colour }, className, ...place }: GalleryPictureProps) => {
  const t = useMessages<Messages>();
  const frame = useRef<HTMLSpanElement>(null);
  const [phase, setPhase] = useState<"coming" | "there" | "lost">(src === "" ? "lost" : "coming");

  // It may have come, or failed, before anybody listened.
  useEffect(() => {
    const image = frame.current?.querySelector("img");
    if (image?.complete) setPhase(image.naturalWidth === 0 ? "lost" : "there");
  }, []);

  return (
    <span
      ref={frame}
      className={cx(s.frame, className)}
      onLoadCapture={() => setPhase("there")}
      onErrorCapture={() => setPhase("lost")}
    >
      {phase !== "there" && (
        <span className={s.ground} data-ground="" aria-hidden="true">
          <svg className={s.tint}>
            <rect width="100%" height="100%" fill={colour} />
          </svg>
          <Kain seed={slug} variant="field" ground="light" width={360} height={240} className={s.cloth} />
        </span>
      )}
      {phase === "lost" ? (
        <span className={s.lost}>
          <Icon name="alert" />
          <b>{t["gallery.lost"]}</b>
          <span>{alt}</span>
        </span>
      ) : (
        <Picture {...place} src={src} alt={alt} className={s.picture} />
      )}
    </span>
  );
};
