import { cx } from "../cx";
import { imageAddress, imageSet } from "./imageAddress";
import s from "./Picture.module.css";

export interface PictureProps {
  /** A path of this site or an https address. */
  readonly src: string;
  /** What the picture says; empty where the text beside it says the same. */
  readonly alt: string;
  /** Of the place it takes, in CSS pixels where it is widest: room is kept in these proportions. */
  readonly width: number;
  readonly height: number;
  /** How wide the place is at other widths of the window, as in HTML. */
  readonly sizes?: string;
  /** On the first screen: fetched at once, before pictures that are not. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** A photograph or another picture with pixels, in the format and width that a browser needs. It fills its place. */
export const Picture = ({
  src,
  alt,
  width,
  height,
  sizes = `${width}px`,
  isFirst = false,
  className,
}: PictureProps) => {
  const set = imageSet(src, width);
  return (
    <img
      className={cx(s.picture, className)}
      src={imageAddress(src, width)}
      srcSet={set}
      sizes={set && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
    />
  );
};
