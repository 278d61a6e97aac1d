/** Widths in which the server offers pictures, in pixels of the file: a picture is asked for in one of them. */
export const IMAGE_WIDTHS = [64, 128, 256, 384, 640, 960, 1280, 1920] as const;

/** Formats that an address may insist on; without one the answer is what the browser takes best. */
export const IMAGE_FORMATS = ["avif", "webp", "jpeg", "png"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const WIDEST = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] ?? 0;

/** Pictures of this site that the server scales. A drawing is as sharp as it gets, and stays what it is. */
const OWN = /^\/(?:media|remotes)\/(?!.*\.svg(?:[?#]|$))/i;

/**
 * What stands after the modifiers: without a second slash in a row, and encoded once more, because servers and proxies
 * read both their own way.
 */
const sourceOf = (source: string): string | null => {
  if (OWN.test(source)) return source.slice(1).replace(/#.*$/, "");
  if (!/^https:\/\//i.test(source) || !URL.canParse(source)) return null;
  const { host, pathname, search, username } = new URL(source);
  return username === "" ? `https/${host}${pathname.replace(/%/g, "%25")}${search}` : null;
};

/**
 * Where the server offers a picture in a width: `/_image/w_640/media/foundation/cover.png`. Pictures of this site and of
 * other https hosts; those of hosts that the operator did not allow are answered 404.
 * @param width in pixels of the file; the next of the widths that there are
 * @returns the source itself where it is no such picture: a drawing, a `data:` address
 */
export const imageAddress = (source: string, width: number, format?: ImageFormat): string => {
  const path = sourceOf(source.trim());
  if (path === null) return source;
  const offered = IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? WIDEST;
  return `/_image/w_${offered}${format ? `,f_${format}` : ""}/${path}`;
};

/** For `srcset`: every width from which a place of that many CSS pixels may choose, up to three pixels of a file for each. */
export const imageSet = (source: string, width: number): string | undefined => {
  if (sourceOf(source.trim()) === null) return undefined;
  return IMAGE_WIDTHS.filter((offered) => offered >= width / 3 && offered <= Math.max(width * 3, IMAGE_WIDTHS[0]))
    .map((offered) => `${imageAddress(source, offered)} ${offered}w`)
    .join(",");
};
