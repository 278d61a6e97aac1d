import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { Envelope, LANGUAGES, offeredLanguages, TenantSettings } from "@serambi/kernel/contracts";
import { z } from "zod";

import { Site } from "./Site";

const TIMEOUT_MS = 10_000;

/** Sites as the embedded platform is seeded with them. @param file the platform's built `seedSites.cjs` */
export const readSeedSites = (file: string): Site[] => {
  const exported: unknown = createRequire(file)(file);
  return z.object({ seedSites: z.array(Site) }).parse(exported).seedSites;
};

const ask = async (address: string, path: string): Promise<unknown> => {
  const { hostname } = new URL(address);
  const url = new URL(`/api/services/${hostname.split(".", 1)[0]}/cms/app/${path}`, address);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url.href} answers ${response.status}`);
  return Envelope.parse(await response.json()).data;
};

const readSite = async (address: string): Promise<Site> => {
  const settings = TenantSettings.parse(await ask(address, "settings"));
  const homes = await Promise.all(
    LANGUAGES.filter((language) => offeredLanguages(settings).includes(language)).map(async (language) => {
      const isOwn = language === settings.language;
      const home = ask(address, isOwn ? "setting/home" : `setting/home_${language}`);
      // A site may offer a language that its home page is not written in.
      return [language, isOwn ? await home : await home.catch(() => null)] as const;
    }),
  );
  return Site.parse({
    key: new URL(address).hostname,
    settings,
    homes: Object.fromEntries(homes.filter(([, home]) => home !== null)),
  });
};

/**
 * Sites that are live, asked by their own addresses as any browser may ask.
 * @param file one address a line; empty lines and lines that begin with # are left out
 * @throws Error that names the site which could not be read: unchecked is not passed
 */
export const readLiveSites = async (file: string): Promise<Site[]> => {
  const addresses = (await readFile(file, "utf8"))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const sites: Site[] = [];
  for (const address of addresses) {
    if (!URL.canParse(address)) throw new Error(`${file} names "${address}", which is no address of a site`);
    sites.push(
      await readSite(address).catch((cause: unknown) => {
        throw new Error(`${address} could not be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
          cause,
        });
      }),
    );
  }
  if (sites.length === 0) throw new Error(`${file} names no site`);
  return sites;
};
