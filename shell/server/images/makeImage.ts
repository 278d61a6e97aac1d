import type { ImageFormat } from "@serambi/kernel/ui";
import type { IPX } from "ipx";

/** Fixed, so that nobody fills the cache with one picture in a hundred qualities. */
const QUALITY: Readonly<Record<ImageFormat, number>> = { avif: 52, webp: 78, jpeg: 80, png: 90 };

/** Enough for any camera; a file of a few KB that unfolds to gigabytes is none. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 10;

/** `timeoutSeconds` is what sharp keeps its time limit under; ipx copies these over sharp's own. */
const SHARP = { limitInputPixels: MAX_PIXELS, failOn: "error", autoOrient: true, timeoutSeconds: MAX_SECONDS } as const;

let made: Promise<IPX> | undefined;

/** Loaded with the first picture that is asked for: most processes of most sites never scale one. */
const loadIpx = (): Promise<IPX> =>
  (made ??= import("ipx").then(({ createIPX }) =>
    createIPX({
      storage: {
        name: "bytes",
        getMeta: () => ({}),
        getData: (_id, options) => options?.["bytes"] as ArrayBuffer | undefined, // handed in below
      },
      sharpOptions: SHARP,
    }),
  ));

const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;
const isDrawing = (bytes: Buffer): boolean => /^\uFEFF?\s*</.test(bytes.toString("utf8", 0, 100));

/** For whoever takes neither AVIF nor WebP: what a photograph was, and everything else with its transparency. */
export const plainFormat = (bytes: Buffer): ImageFormat => (isJpeg(bytes) ? "jpeg" : "png");

/** A picture as it is to be sent. */
export interface ScaledPicture {
  /** The picture's file. */
  readonly bytes: Uint8Array;
  /** The widest that it may be, in pixels. */
  readonly width: number;
  readonly format: ImageFormat;
}

/**
 * A picture at most so wide, never blown up, upright, its first frame where it moves. Drawings come out as pixels, so
 * nothing in them is ever run.
 * @throws Error where the bytes are no picture that can be read
 */
export const makeImage = async ({ bytes: given, width, format }: ScaledPicture): Promise<Buffer> => {
  const bytes = Buffer.from(given);
  const ipx = await loadIpx();
  const modifiers = {
    w: String(width),
    f: format,
    q: String(QUALITY[format]),
    // A drawing has no pixels of its own that could be too few.
    ...(isDrawing(bytes) && { enlarge: "" }),
  };
  const { data } = await ipx("source", modifiers, { bytes }).process();
  return Buffer.from(data);
};
