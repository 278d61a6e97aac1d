import { AppError } from "@serambi/kernel/errors";
import type { ImageFormat } from "@serambi/kernel/ui";
import type { IPX } from "ipx";

import type { MadePicture } from "./PictureCache";

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
const plainFormat = (bytes: Buffer): ImageFormat => (isJpeg(bytes) ? "jpeg" : "png");

/**
 * A picture at most so wide, never blown up, upright, its first frame where it moves. Drawings come out as pixels, so
 * nothing in them is ever run.
 * @param format missing: JPEG or PNG
 * @throws AppError malformed where the bytes are no picture that can be read
 */
export const makeImage = async (bytes: Buffer, width: number, format = plainFormat(bytes)): Promise<MadePicture> => {
  const ipx = await loadIpx();
  const modifiers = {
    w: String(width),
    f: format,
    q: String(QUALITY[format]),
    // A drawing has no pixels of its own that could be too few.
    ...(isDrawing(bytes) && { enlarge: "" }),
  };
  try {
    const { data } = await ipx("source", modifiers, { bytes }).process();
    return { type: `image/${format}`, body: Buffer.from(data) };
  } catch (error) {
    throw new AppError("malformed", "The picture cannot be read", { cause: error });
  }
};
