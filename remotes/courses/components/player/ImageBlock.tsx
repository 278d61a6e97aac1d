import { Kain, Picture } from "@serambi/kernel/ui";

import s from "./LessonBlocks.module.css";

interface ImageBlockProps {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
}

const SIZE = { width: 960, height: 540 } as const;

/** A picture with its line. Without one of its own it is the cloth that its words draw, which says nothing more than they. */
export const ImageBlock = ({ src, alt, caption }: ImageBlockProps) => (
  <figure className={s.image}>
    {src ? (
      <Picture src={src} alt={alt} {...SIZE} sizes="(min-width: 64em) 44rem, 100vw" />
    ) : (
      <Kain seed={alt} variant="cover" {...SIZE} />
    )}
    {(caption || (!src && alt)) && <figcaption>{caption || alt}</figcaption>}
  </figure>
);
