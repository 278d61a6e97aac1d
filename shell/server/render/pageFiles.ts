import type { SlotRequest } from "@serambi/kernel/remote";
import { LRUCache } from "lru-cache";

import type { Route, SiteRelease } from "../../client/page/types";
import type { LoadedRemote } from "../../registry/BundleLoader";
import type { Artefact } from "../../registry/schema";
import type { ClientAssets, ScriptFile, StyleFile } from "./ClientAssets";
import { addressOf, partChunks, type Part } from "./fileLists";
import { tag } from "./html";
import type { LiveRelease } from "./LiveRelease";

/** What a page's head says of its files, as HTML: the same for everybody who sees this page of this release. */
export interface PageFiles {
  /** Text of every style, in the order of the cascade. */
  readonly css: Buffer;
  /**
   * Under each style's address a disabled link, for which the chunk loader takes it as present. Browsers do not fetch one that comes
   * into the page by a script; one in the HTML their preload scanner does.
   */
  readonly styleLinks: string;
  readonly scriptPreloads: string;
  /** sha384 by address of the scripts that this page loads later, without a preload. */
  readonly laterHashes: Readonly<Record<string, string>>;
}

interface Shows {
  /** Named chunks of the shell itself: its entry, the layout, the texts. */
  readonly shell: readonly string[];
  readonly route: Route | null;
  readonly slots: readonly SlotRequest[];
  readonly language: string;
  /** Asks visitors whether they may be measured, once the page stands. */
  readonly isMeasured?: boolean;
}

const CONSENT = "consent";

const addressed = ({ artefact }: LoadedRemote, file: string): string => addressOf(artefact, file);

const scriptFiles = (loaded: LoadedRemote, files: readonly string[]): ScriptFile[] =>
  files.map((file) => ({ href: addressed(loaded, file), integrity: loaded.artefact.files[file]?.sha384 ?? "" }));

const styleFiles = (loaded: LoadedRemote, files: readonly string[]): StyleFile[] =>
  files.map((file) => ({ href: addressed(loaded, file), text: loaded.styles.get(file) ?? "" }));

const styleLink = ({ href }: StyleFile): string => tag("link", { rel: "stylesheet", href, disabled: true });

const scriptPreload = ({ href, integrity }: ScriptFile): string =>
  tag("link", { rel: "preload", as: "script", href, integrity, crossorigin: "anonymous", fetchpriority: "low" });

const uniqueBy = <T extends { readonly href: string }>(files: readonly T[]): T[] => [
  ...new Map(files.map((file) => [file.href, file])).values(),
];

/** Of all pages of one release, in bytes. A page has about 60,000. */
const MAX_LENGTH = 4 * 1024 * 1024;

const makeCache = () =>
  new LRUCache<string, PageFiles>({
    maxSize: MAX_LENGTH,
    sizeCalculation: ({ css, styleLinks, scriptPreloads }, key) =>
      css.length + styleLinks.length + scriptPreloads.length + key.length,
  });

const known = new WeakMap<LiveRelease, ReturnType<typeof makeCache>>();

/** Each slot once, in an order of its own: home pages that differ in the order of their sections have the same files. */
const labelled = (slots: readonly SlotRequest[]): [string, SlotRequest][] => {
  const byLabel = new Map(slots.map((slot) => [`${slot.name}${slot.isEager ? "!" : ""}`, slot]));
  return [...byLabel].toSorted(([a], [b]) => (a < b ? -1 : 1));
};

/**
 * The closed graph of a page's chunks, known before any of it runs: the scripts of the page and of the slots on its first
 * screen, the styles of everything whose markup is in the HTML.
 */
export const pageFiles = (assets: ClientAssets, live: LiveRelease, site: SiteRelease, shows: Shows): PageFiles => {
  const { shell, route, language, isMeasured = false } = shows;
  const slots = labelled(shows.slots);
  const labels = slots.map(([label]) => label);
  const key = [...shell, route?.remote, route?.page, language, isMeasured, ...labels].join(" ");
  const ofRelease = known.get(live) ?? makeCache();
  known.set(live, ofRelease);
  const before = ofRelease.get(key);
  if (before) return before;

  const scripts: ScriptFile[] = [...assets.scriptsOf(...shell)];
  const later: ScriptFile[] = assets.commonFiles();
  const styles: StyleFile[] = [...assets.stylesOf(...shell)];
  if (isMeasured) {
    later.push(...assets.scriptsOf(CONSENT));
    styles.push(...assets.stylesOf(CONSENT));
  }
  const add = (remote: string, find: (artefact: Artefact) => Part | undefined, isNow: boolean): void => {
    const loaded = live.remotes.get(remote);
    if (loaded?.kind !== "loaded") return;
    const { artefact } = loaded;
    const part = find(artefact);
    const needed = partChunks(artefact, part, language);
    const css = needed.flatMap((chunks) => chunks.css);
    const js = needed.flatMap((chunks) => chunks.js);
    styles.push(...styleFiles(loaded, css));
    if (isNow) scripts.push(...scriptFiles(loaded, [artefact.entry, ...js]));
    else later.push(...scriptFiles(loaded, js));
  };
  if (route) add(route.remote, ({ pages }) => pages.find(({ id }) => id === route.page), true);
  for (const [, { name, isEager = false }] of slots) {
    const remote = site.slots[name]?.remote;
    if (remote) add(remote, (artefact) => artefact.slots.find((slot) => slot.name === name), isEager);
  }

  const preloaded = new Set(scripts.map(({ href }) => href));
  const files = {
    css: Buffer.from(
      uniqueBy(styles)
        .map(({ text }) => text)
        .join(""),
    ),
    styleLinks: uniqueBy(styles).map(styleLink).join(""),
    scriptPreloads: uniqueBy(scripts).map(scriptPreload).join(""),
    laterHashes: Object.fromEntries(
      later.filter(({ href }) => !preloaded.has(href)).map(({ href, integrity }) => [href, integrity]),
    ),
  };
  ofRelease.set(key, files);
  return files;
};
