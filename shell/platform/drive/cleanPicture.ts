import { execFile } from "node:child_process";
import { join } from "node:path";

import type { IPX } from "ipx";

/** Enough for any camera; a file of a few KB that unfolds to gigabytes is none. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 10;
/** More than any place of a page shows, and enough for a print of a postcard. */
const WIDTH = 2000;
/** Signs are small wherever they stand, and their pixels are kept as they are: they need more room than a photograph's. */
const SIGN_WIDTH = 1200;
const QUALITY = 84;
const SIGN_QUALITY = 95;

/** A picture that is kept: its pixels and nothing else. */
export interface CleanPicture {
  readonly bytes: Buffer;
  readonly extension: "jpg" | "png";
}

const isPng = (bytes: Buffer): boolean => bytes.subarray(1, 4).toString("latin1") === "PNG";
const isWebp = (bytes: Buffer): boolean => bytes.subarray(8, 12).toString("latin1") === "WEBP";

/** Photographs as cameras and browsers write them. */
const isPhotograph = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) || isPng(bytes) || isWebp(bytes);

/** Tells whether a file may be an SVG: lines and letters, and possibly programs and addresses of others. */
export const isDrawing = (bytes: Buffer): boolean => {
  const head = bytes.toString("utf8", 0, 4096);
  return /^\uFEFF?\s*</.test(head) && /<svg[\s>]/.test(head);
};

/** A palette with entries that let through what lies below. */
const hasClearColours = (png: Buffer): boolean => {
  const at = png.indexOf("tRNS");
  return at >= 0 && at < png.indexOf("IDAT");
};

const PNG_COLOUR_TYPE = 25;
const PNG_ALPHA = 4;
const WEBP_FLAGS = 20;
const WEBP_ALPHA = 0x10;

/** Tells whether the head of a picture says that it could be clear in places. Screenshots say so and are not. */
const mayBeClear = (bytes: Buffer): boolean => {
  if (isPng(bytes)) return ((bytes[PNG_COLOUR_TYPE] ?? 0) & PNG_ALPHA) > 0 || hasClearColours(bytes);
  const kind = isWebp(bytes) ? bytes.subarray(12, 16).toString("latin1") : "";
  return kind === "VP8L" || (kind === "VP8X" && ((bytes[WEBP_FLAGS] ?? 0) & WEBP_ALPHA) > 0);
};

/** `timeoutSeconds` is what sharp keeps its time limit under; ipx copies these over sharp's own. */
const SHARP = { limitInputPixels: MAX_PIXELS, failOn: "error", autoOrient: true, timeoutSeconds: MAX_SECONDS } as const;

let made: Promise<IPX> | undefined;

/** Loaded with the first picture that is sent. */
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

/** One after the other: each may unfold to 200 MB. */
const makeTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  /** The library says by throwing that it cannot read a picture, whatever the reason. */
  return (work: () => Promise<CleanPicture>): Promise<CleanPicture | null> => {
    const turn = last.then(work).catch(() => null);
    last = turn;
    return turn;
  };
};

/** A drawing that takes long keeps nobody's photograph waiting. */
const photographInTurn = makeTurns();
const drawingInTurn = makeTurns();

const transform = async (bytes: Buffer, modifiers: Record<string, string>): Promise<Buffer> => {
  const ipx = await loadIpx();
  return Buffer.from((await ipx("sent", modifiers, { bytes }).process()).data);
};

const SIGN = { f: "png", q: String(SIGN_QUALITY) };

/**
 * A photograph as JPEG, which takes a third of the time that WebP does: upright, at most 2000 px wide. One that is clear in places, as signs
 * are, stays so as PNG, which letters and documents can show too. Null where it is none that can be read.
 */
export const cleanPicture = async (bytes: Buffer): Promise<CleanPicture | null> => {
  if (!isPhotograph(bytes)) return null;
  return photographInTurn(async () => {
    if (mayBeClear(bytes)) {
      const sign = await transform(bytes, { w: String(SIGN_WIDTH), ...SIGN });
      if (hasClearColours(sign)) return { bytes: sign, extension: "png" };
    }
    const photograph = { w: String(WIDTH), f: "jpeg", q: String(QUALITY), b: "ffffff", flatten: "" };
    return { bytes: await transform(bytes, photograph), extension: "jpg" };
  });
};

/** The program that draws, beside this one when it is built, too. */
const PROGRAM = join(__dirname, "drawing.cjs");
const MAX_DRAWING_MS = 8_000;
const MAX_DRAWN_BYTES = 16 * 1024 * 1024;

/** Draws in a process of its own, which knows nothing of this one's and is ended where it takes too long. */
const draw = (bytes: Buffer, modifiers: Record<string, string>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = {
      encoding: "buffer",
      env: {},
      killSignal: "SIGKILL",
      maxBuffer: MAX_DRAWN_BYTES,
      timeout: MAX_DRAWING_MS,
    } as const;
    const order = JSON.stringify({ modifiers, sharpOptions: SHARP });
    const child = execFile(process.execPath, [PROGRAM, order], options, (error, drawn) => {
      if (error) reject(new Error("It was not drawn", { cause: error }));
      else resolve(drawn);
    });
    // One that has ended takes no more: what became of it is told above.
    child.stdin?.on("error", () => undefined).end(bytes);
  });

/**
 * An SVG as the pixels that it is drawn with: no program in it runs, nothing that it names is fetched, and none of its text is kept. Null where
 * it cannot be drawn, or not in eight seconds.
 */
export const drawPicture = (bytes: Buffer): Promise<CleanPicture | null> =>
  drawingInTurn(async () => {
    const box = { s: `${SIGN_WIDTH}x${SIGN_WIDTH}`, fit: "inside", enlarge: "" };
    return { bytes: await draw(bytes, { ...box, ...SIGN }), extension: "png" };
  });
