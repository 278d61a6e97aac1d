import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { ArtefactStore } from "../../ArtefactStore";
import type { Artefact } from "../../schema";
import { Findings } from "../Findings";
import type { CheckOutcome } from "../outcome";
import type { BrowsedPage } from "../protocol";
import type { SoundBefore } from "../SoundBefore";
import { findChromium } from "./findChromium";
import type { ReadFile } from "./PageServer";
import { tryInBrowser } from "./tryInBrowser";

interface Browsed {
  readonly artefact: Artefact;
  /** Its build. */
  readonly dist: string;
  readonly shellDist: string;
  /** Where the other remotes' files are. */
  readonly store: ArtefactStore;
  /** Pages that were sound before. */
  readonly before: SoundBefore;
}

const NAME = /^[\w@.+-]+$/;

const orNull = (reading: Promise<Buffer>): Promise<Buffer | null> => reading.catch(() => null);

/** Hash by file, as the shell's server gives them to chunk loaders. */
const hashesOf = ({ files }: Artefact): Buffer =>
  Buffer.from(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(files)
          .filter(([file]) => /^web\/.*\.(?:js|css)$/.test(file))
          .map(([file, { sha384 }]) => [file.slice("web/".length), sha384]),
      ),
    ),
  );

const filesFor =
  ({ artefact, dist, shellDist, store }: Browsed): ReadFile =>
  async (path) => {
    const [, room = "", ...parts] = path.split("/");
    if (!parts.every((part) => NAME.test(part))) return null;
    const [id = "", version = "", file = ""] = parts;
    if (room === "assets") return orNull(readFile(join(shellDist, "client", id)));
    const isOwn = id === artefact.id && version === artefact.version;
    if (file === "integrity.json") return hashesOf(isOwn ? artefact : (await store.describe(id, version)).artefact);
    return orNull(isOwn ? readFile(join(dist, "web", file)) : store.readFile(id, version, `web/${file}`));
  };

const FIX =
  "what is rendered first must be the same on both sides: no clock, no random number, nothing of the browser before an effect";

/** React's numbers for what a browser renders otherwise than the server did. */
const MISMATCH = /Minified React error #(?:418|423|425)\b/;

const inWords = (problem: string): string => {
  if (!MISMATCH.test(problem)) return problem;
  const what = problem.includes("args[]=text") ? "text" : "elements";
  return `the browser renders other ${what} than the server sent`;
};

/**
 * A page by all that it is made of: its markup names each script with its hash. Which version it is of says nothing, and the entry
 * says nothing but that.
 */
const digestOf = ({ site, path, html }: BrowsedPage, { version, container, entry, files }: Artefact): string => {
  const own = [container, version, files[entry]?.sha384 ?? ""].filter(Boolean);
  const same = own.reduce((text, part) => text.replaceAll(part, ""), html);
  return createHash("sha256").update(`${site} ${path} ${same}`).digest("base64url").slice(0, 22);
};

/** Each page of the remote, and the pages that show its slots, in a browser: taken over without an error. */
export const checkHydration = async (all: readonly BrowsedPage[], browsed: Browsed): Promise<CheckOutcome> => {
  const check = "hydration";
  if (all.length === 0) return { check, findings: [], note: "no page" };
  const chromium = findChromium(process.env);
  if (chromium === null)
    return { check, findings: [], note: "NOT CHECKED: no browser found; install Chromium, or set CHROMIUM_PATH" };
  const findings = new Findings();
  const { artefact, before } = browsed;
  const sound = await before.read();
  const pages = all.filter((page) => !sound.has(digestOf(page, artefact)));
  const results = pages.length === 0 ? [] : await tryInBrowser(chromium, pages, artefact.id, filesFor(browsed));
  for (const { page, isAlive, problems } of results) {
    if (isAlive && problems.length === 0) sound.add(digestOf(page, artefact));
    for (const why of problems) findings.add({ where: page.where, why: inWords(why), fix: FIX });
    if (!isAlive)
      findings.add({
        where: page.where,
        why: "it did not come alive",
        fix: "mend what else is said of it; the console of a browser says more",
      });
  }
  const next = pages[results.length];
  if (next)
    findings.add({
      where: next.where,
      why: "the browser ended, or said nothing any more",
      fix: "an endless loop in what is rendered or in an effect, a page that goes elsewhere or loads itself again and again, or a browser that does not start here",
    });
  await before.write(sound);
  return { check, findings: findings.all, note: `${all.length} pages in Chromium, ${pages.length} of them new` };
};
