import type { IPX } from "ipx";

/** Enough for any camera; a file of a few KB that unfolds to gigabytes is none. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 10;
/** More than any place of a page shows, and enough for a print of a postcard. */
const WIDTH = 2000;
const QUALITY = 84;

/** Photographs as cameras and browsers write them. A drawing is none: it may hold programs. */
const isPhotograph = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) ||
  bytes.subarray(1, 4).toString("latin1") === "PNG" ||
  bytes.subarray(8, 12).toString("latin1") === "WEBP";

/** `timeoutSeconds` is what sharp keeps its time limit under; ipx copies these over sharp's own. */
const SHARP = { limitInputPixels: MAX_PIXELS, failOn: "error", autoOrient: true, timeoutSeconds: MAX_SECONDS } as const;

let made: Promise<IPX> | undefined;

/** Loaded with the first photograph that is sent. */
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

let last: Promise<unknown> = Promise.resolve();

/** One after the other: each may unfold to 200 MB. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
};

/** A photograph as JPEG, which takes a third of the time that WebP does: upright, at most 2000 px wide, its pixels and nothing else. Null where it is none that can be read. */
export const cleanPicture = async (bytes: Buffer): Promise<Buffer | null> => {
  if (!isPhotograph(bytes)) return null;
  return inTurn(async () => {
    const ipx = await loadIpx();
    try {
      const { data } = await ipx(
        "sent",
        { w: String(WIDTH), f: "jpeg", q: String(QUALITY), b: "ffffff", flatten: "" },
        { bytes },
      ).process();
      return Buffer.from(data);
    } catch {
      // The library says by throwing that it cannot read a picture, whatever the reason.
      return null;
    }
  });
};
