import { lookup, type LookupAddress, type LookupOptions } from "node:dns";
import { readFile } from "node:fs/promises";

import { Envelope, LANGUAGES, offeredLanguages, SECTION_PAGES, TenantSettings } from "@serambi/kernel/contracts";
import type { Agent } from "undici";
import { z } from "zod";

import { Site } from "./Site";

const TIMEOUT_MS = 10_000;
const NOT_FOUND = 404;

/** Sites as the embedded platform is seeded with them. @param file what its build wrote of them */
export const readSeedSites = async (file: string): Promise<Site[]> =>
  z.array(Site).parse(JSON.parse(await readFile(file, "utf8")));

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Names under `localhost` are this machine (RFC 6761), whether or not its resolver knows. */
const find = (hostname: string, options: LookupOptions, found: Found): void => {
  if (!/(?:^|\.)localhost$/i.test(hostname)) lookup(hostname, options, found);
  else if (options.all) found(null, [{ address: "127.0.0.1", family: 4 }]);
  else found(null, "127.0.0.1", 4);
};

/** @returns null where the site has nothing under this path */
const askFor = async (dispatcher: Agent, address: string, path: string): Promise<unknown> => {
  const { hostname } = new URL(address);
  const url = new URL(`/api/services/${hostname.split(".", 1)[0]}/cms/app/${path}`, address);
  const { fetch } = await import("undici");
  const response = await fetch(url, { dispatcher, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === NOT_FOUND) return null;
  if (!response.ok) throw new Error(`${url.href} answers ${response.status}`);
  return Envelope.parse(await response.json()).data;
};

const ask = async (dispatcher: Agent, address: string, path: string): Promise<unknown> => {
  const found = await askFor(dispatcher, address, path);
  if (found === null) throw new Error(`${address} has no ${path}`);
  return found;
};

const readSite = async (agent: Agent, address: string): Promise<Site> => {
  const settings = TenantSettings.parse(await ask(agent, address, "settings"));
  const homes = await Promise.all(
    LANGUAGES.filter((language) => offeredLanguages(settings).includes(language)).map(async (language) => {
      const isOwn = language === settings.language;
      const home = ask(agent, address, isOwn ? "setting/home" : `setting/home_${language}`);
      // A site may offer a language that its home page is not written in.
      return [language, isOwn ? await home : await home.catch(() => null)] as const;
    }),
  );
  const others = LANGUAGES.filter((one) => one !== settings.language && offeredLanguages(settings).includes(one));
  const names = [...SECTION_PAGES, "own"].flatMap((name) => [name, ...others.map((language) => `${name}_${language}`)]);
  const pages = await Promise.all(
    names.map(async (name) => [name, await askFor(agent, address, `setting/page_${name}`)] as const),
  );
  return Site.parse({
    key: new URL(address).hostname,
    settings,
    homes: Object.fromEntries(homes.filter(([, home]) => home !== null)),
    pages: Object.fromEntries(pages.filter(([, page]) => page !== null)),
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
  // It takes a while to load, and seeded sites need none of it.
  const { Agent } = await import("undici");
  const agent = new Agent({ connect: { lookup: find } });
  const sites: Site[] = [];
  for (const address of addresses) {
    if (!URL.canParse(address)) throw new Error(`${file} names "${address}", which is no address of a site`);
    sites.push(
      await readSite(agent, address).catch((cause: unknown) => {
        throw new Error(`${address} could not be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
          cause,
        });
      }),
    );
  }
  await agent.close();
  if (sites.length === 0) throw new Error(`${file} names no site`);
  return sites;
};
