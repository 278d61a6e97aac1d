import { isAppError } from "@serambi/kernel/errors";
import type { FileSending } from "@serambi/kernel/ui/controls";

import { namedFiles, readdressed, writtenDrawing, type CarriedFile, type SiteFile } from "../contract/siteFile";
import type { Fetch } from "./askServices";

const passOn: Fetch = (address, init) => globalThis.fetch(address, init);

/** Characters that `String.fromCharCode` takes at once. */
const PIECE = 8_192;

const toBase64 = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
};

const toBytes = (data: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));

/** The file at an address of this site; null where there is none. */
const fileAt = async (address: string, fetch: Fetch): Promise<string | null> => {
  const answer = await fetch(address, { cache: "no-store" }).catch(() => null);
  return answer?.ok ? toBase64(new Uint8Array(await answer.arrayBuffer())) : null;
};

/** The site with the pictures that it names. @returns `left`: addresses of files that are not in it */
export const withFiles = async (
  site: Omit<SiteFile, "files">,
  fetch: Fetch = passOn,
): Promise<{ readonly site: SiteFile; readonly left: readonly string[] }> => {
  const { pictures, others } = namedFiles(site.settings);
  const found = await Promise.all(pictures.map(async (address) => ({ address, data: await fileAt(address, fetch) })));
  const files = found.filter((file): file is CarriedFile => file.data !== null);
  const missing = found.flatMap(({ address, data }) => (data === null ? [address] : []));
  return { site: { ...site, files }, left: [...missing, ...others] };
};

interface Keeping {
  /** A way to the drive for one file. */
  readonly sending: () => FileSending;
  /** Has the site keep what was sent; gives its address. */
  readonly keep: (id: string) => Promise<string>;
  readonly fetch?: Fetch;
}

/** The address that a file of another site has here; null where it cannot be kept. */
const bring = async (file: CarriedFile, settings: SiteFile["settings"], { sending, keep, fetch = passOn }: Keeping) => {
  // Sites of one installation show each other's pictures: what is the same under the same address stays there.
  if ((await fileAt(file.address, fetch)) === file.data) return file.address;
  const written = writtenDrawing(file, settings);
  if (written !== null) return written;
  try {
    const name = file.address.split("/").at(-1) ?? "picture";
    const way = sending();
    await way.send(new File([toBytes(file.data)], name, { type: `image/${name.split(".").at(-1) ?? "jpeg"}` }));
    return way.id === null ? null : await keep(way.id);
  } catch (error) {
    if (isAppError(error) || error instanceof DOMException) return null;
    throw error;
  }
};

/** Brings the pictures of a site's file to this site. @returns its settings with their addresses here; `left`: what could not be brought */
export const bringFiles = async (
  { settings, files }: SiteFile,
  keeping: Keeping,
): Promise<{ readonly settings: SiteFile["settings"]; readonly left: readonly string[] }> => {
  const here = new Map<string, string>();
  for (const file of files) {
    const address = await bring(file, settings, keeping);
    if (address !== null) here.set(file.address, address);
  }
  const { pictures, others } = namedFiles(settings);
  const strangers = others.length === 0 ? [] : await unseen(others, keeping.fetch ?? passOn);
  return {
    settings: readdressed(settings, here) as SiteFile["settings"], // an object stays one
    left: [...pictures.filter((address) => !here.has(address)), ...strangers],
  };
};

/** More links than this are not tried: whoever reads that sixty lead nowhere knows enough. */
const MOST_LINKS = 60;
const AT_ONCE = 6;

/** Links to content that the draft of this site does not have. */
export const missingContent = async (links: readonly string[], fetch: Fetch = passOn): Promise<readonly string[]> => {
  const missing: string[] = [];
  for (let from = 0; from < Math.min(links.length, MOST_LINKS); from += AT_ONCE) {
    const some = links.slice(from, from + AT_ONCE);
    const answers = await Promise.all(
      some.map((path) => fetch(`${path}?preview=draft`, { method: "HEAD" }).catch(() => null)),
    );
    missing.push(...some.filter((_, n) => answers[n]?.status === 404));
  }
  return missing;
};

const unseen = async (addresses: readonly string[], fetch: Fetch): Promise<readonly string[]> => {
  const there = await Promise.all(
    addresses.map(async (address) => (await fetch(address, { method: "HEAD" }).catch(() => null))?.ok ?? false),
  );
  return addresses.filter((_, n) => !there[n]);
};
