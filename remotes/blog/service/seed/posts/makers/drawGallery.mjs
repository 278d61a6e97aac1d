/**
 * Draws the galleries of the seed (README.md). The sites draw their own cloth: they must be running.
 *   node shell/platform/seed/posts/makers/drawGallery.mjs [PORT]
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { keepFile, removeOthers, writeList } from "./mediaFiles.mjs";
import { readPosts } from "./readSeed.mjs";

/** Of the files, in pixels. */
const SIZES = {
  "3:2": [1500, 1000],
  "4:3": [1440, 1080],
  "1:1": [1200, 1200],
  "2:3": [1000, 1500],
  "16:9": [1600, 900],
  "3:4": [1080, 1440],
};
/** A name with its hash and ending fits into an address of the media (64 characters). */
const MAX_NAME_LENGTH = 40;

const port = Number(process.argv[2] ?? 3000);

const folder = mkdtempSync(join(tmpdir(), "gallery-"));
const ffmpeg = (...args) => execFileSync("ffmpeg", ["-v", "error", "-y", ...args]);

/** Not every system knows the names below `localhost`: the host is named in the request. */
const read = (host, path) =>
  new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers: { host: `${host}:${port}` } }, (answer) => {
      if (answer.statusCode === 200) text(answer).then(resolve, reject);
      else reject(new Error(`${host}${path}: ${answer.statusCode}`));
    });
    sent.once("error", reject).end();
  });

const readCloth = (key, { motif, seed, variant, ground }, [width, height]) => {
  const query = new URLSearchParams({ w: width, h: height, ...(ground && { ground }) });
  return read(
    `${key}.localhost`,
    `/kain/${variant}/${motif.replace(" ", "-")}/${encodeURIComponent(seed)}.svg?${query}`,
  );
};

/** The mean of all its colours. */
const colourOf = (path) =>
  `#${ffmpeg("-i", path, "-vf", "scale=1:1:flags=area", "-f", "rawvideo", "-pix_fmt", "rgb24", "pipe:1").toString("hex")}`;

const draw = async (key, picture) => {
  const size = SIZES[picture.format];
  const [width, height] = size;
  const cloth = join(folder, "cloth.svg");
  const file = join(folder, "picture.webp");
  writeFileSync(cloth, await readCloth(key, picture, size));
  ffmpeg("-i", cloth, "-vf", `scale=${width}:${height}`, "-c:v", "libwebp", "-quality", "78", file);
  const name = `gallery-${picture.slug.slice(0, MAX_NAME_LENGTH).replace(/-$/, "")}`;
  const src = keepFile(key, name, "webp", readFileSync(file));
  return { src, width, height, colour: colourOf(file) };
};

const made = {};
for (const [key, { gallery = [] }] of Object.entries(await readPosts()))
  for (const picture of gallery) made[`${key}/${picture.slug}`] = await draw(key, picture);
rmSync(folder, { recursive: true });
removeOthers(/^gallery-[a-z0-9-]+-[0-9a-f]{8}\.webp$/, new Set(Object.values(made).map(({ src }) => src)));
writeList("drawn", made);
