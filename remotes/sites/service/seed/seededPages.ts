import { LANGUAGES, PageSetting, SECTION_PAGES, type Language } from "@serambi/kernel/contracts";
import { parse } from "yaml";
import * as z from "zod";

import files from "./pages.folder";

/** `pages/<site>/<name>.<language>.yaml`. */
const PLACE = new RegExp(`^([a-z-]+)/(${SECTION_PAGES.join("|")})\\.(${LANGUAGES.join("|")})\\.yaml$`);

/** The language that a site with several is written in: what is in another one is its translation. */
const WRITTEN: Language = "id";

/** Pages of sections by the site's key and the setting's. @throws Error that names the file and what is wrong in it */
export const seededPages = (): Readonly<Record<string, Readonly<Record<string, PageSetting>>>> => {
  const sites: Record<string, Record<string, PageSetting>> = {};
  for (const [place, text] of Object.entries(files)) {
    const [, site, name, language] = PLACE.exec(place) ?? [];
    if (site === undefined || name === undefined) throw new Error(`pages/${place}: no page of a site is called so`);
    const result = z.safeParse(PageSetting, parse(text));
    if (!result.success) throw new Error(`pages/${place}: ${z.prettifyError(result.error)}`);
    const languages = LANGUAGES.filter((one) => Object.hasOwn(files, `${site}/${name}.${one}.yaml`));
    const key = language === WRITTEN || languages.length === 1 ? `page_${name}` : `page_${name}_${language}`;
    (sites[site] ??= {})[key] = { ...result.data, ...(languages.length > 1 && { languages }) };
  }
  return sites;
};
