/**
 * Draws the films of the seed (README.md).
 *   node e2e/films/makeFilms.mjs [NAME …]
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import * as langkahSegiEmpat from "./scenes/langkahSegiEmpat.mjs";
import * as limaHurufPertama from "./scenes/limaHurufPertama.mjs";
import * as tigaSusunan from "./scenes/tigaSusunan.mjs";

const SCENES = [langkahSegiEmpat, limaHurufPertama, tigaSusunan];
const MEDIA = join(import.meta.dirname, "..", "..", "shell", "platform", "seed", "media");
const LIST = join(import.meta.dirname, "../../remotes/courses/service/seed/media/films.ts");
const PER_SECOND = 15;
const SIZE = { width: 960, height: 540 };
const HASH = "[0-9a-f]{8}";

const { resolve } = createRequire(import.meta.url);

const fontFace = ([family, file]) =>
  `@font-face{font-family:${family};src:url(data:font/woff2;base64,${readFileSync(resolve(file)).toString("base64")});font-weight:100 900}`;

const pageOf = ({ fonts }) =>
  `<!doctype html><style>${Object.entries(fonts).map(fontFace).join("")}body{margin:0}svg{display:block}</style><body></body>`;

const timeOf = (seconds) => {
  const ms = Math.round(seconds * 1000);
  return `${String(Math.floor(ms / 60_000)).padStart(2, "0")}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}.${String(ms % 1000).padStart(3, "0")}`;
};

const webVtt = ({ captions }) =>
  `WEBVTT\n\n${captions.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}\n`).join("\n")}`;

const ffmpeg = (...args) => execFileSync("ffmpeg", ["-v", "error", "-y", ...args]);

const shoot = async (page, scene, t, path) => {
  await page.evaluate(async (svg) => {
    document.body.innerHTML = svg;
    await document.fonts.ready;
  }, scene.draw(t));
  await page.screenshot({ path });
};

/** Puts a file in the place of an earlier one, under a name that says what is in it. */
const keep = ({ name, tenant }, ending, bytes) => {
  const folder = join(MEDIA, tenant);
  const earlier = new RegExp(`^film-${name}-${HASH}\\.${ending}$`);
  for (const file of readdirSync(folder)) if (earlier.test(file)) rmSync(join(folder, file));
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const file = `film-${name}-${hash}.${ending}`;
  writeFileSync(join(folder, file), bytes);
  console.log(file, bytes.length);
};

const make = async (browser, scene) => {
  const folder = mkdtempSync(join(tmpdir(), "film-"));
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(pageOf(scene));
  // Fonts come with the first words set in them.
  await shoot(page, scene, scene.posterAt, join(folder, "poster.png"));
  await shoot(page, scene, scene.posterAt, join(folder, "poster.png"));
  const count = scene.seconds * PER_SECOND;
  for (let index = 0; index < count; index += 1)
    await shoot(page, scene, index / PER_SECOND, join(folder, `${String(index).padStart(4, "0")}.png`));
  await page.close();
  const film = join(folder, "film.mp4");
  const encoding = "-c:v libx264 -profile:v high -pix_fmt yuv420p -crf 24 -preset veryslow";
  // A picture to jump to every five seconds, and the index at the front: it plays while it comes.
  const order = `-g ${PER_SECOND * 5} -movflags +faststart -map_metadata -1 -fflags +bitexact`;
  const pictures = ["-framerate", String(PER_SECOND), "-i", join(folder, "%04d.png")];
  ffmpeg(...pictures, ...encoding.split(" "), ...order.split(" "), film);
  const poster = join(folder, "poster.webp");
  ffmpeg("-i", join(folder, "poster.png"), "-c:v", "libwebp", "-quality", "82", poster);
  keep(scene, "mp4", readFileSync(film));
  keep(scene, "webp", readFileSync(poster));
  keep(scene, "vtt", Buffer.from(webVtt(scene)));
  rmSync(folder, { recursive: true });
};

const addressOf = ({ name, tenant }, ending) => {
  const file = readdirSync(join(MEDIA, tenant)).find((one) =>
    new RegExp(`^film-${name}-${HASH}\\.${ending}$`).test(one),
  );
  if (!file) throw new Error(`${name} has not been made yet`);
  return `/media/${tenant}/${file}`;
};

const writeList = () => {
  const entry = (scene) =>
    [
      `  "${scene.name}": {`,
      `    src: "${addressOf(scene, "mp4")}",`,
      `    poster: "${addressOf(scene, "webp")}",`,
      `    captions: "${addressOf(scene, "vtt")}",`,
      `    lengthSeconds: ${scene.seconds},`,
      "  },",
    ].join("\n");
  const lines = [
    "/** The films of the seed, written by `e2e/films/makeFilms.mjs`. */",
    "export const films = {",
    ...SCENES.map(entry),
    "} as const;",
    "",
  ];
  writeFileSync(LIST, lines.join("\n"));
};

const wanted = process.argv.slice(2);
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
for (const scene of SCENES) if (wanted.length === 0 || wanted.includes(scene.name)) await make(browser, scene);
await browser.close();
writeList();
