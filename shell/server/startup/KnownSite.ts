import { createHash } from "node:crypto";

import type { Language } from "@serambi/kernel/contracts";

import type { Site } from "../types";
import { inLanguage, visitLanguage } from "./inLanguage";
import type { LoadedSite } from "./loadSite";

/** What is known of the site on one host. */
export class KnownSite {
  isStale = false;
  /** How many changes of settings this process had made when these were asked for. */
  change = 0;
  /** Length of the settings as JSON: what they take of the memory, nearly. */
  length = 0;
  private digest = "";
  private current: LoadedSite;
  /** What was last given, in each language it was asked for. */
  private seen: { readonly of: string; readonly loaded: LoadedSite; readonly sites: Map<Language, Site> } | undefined;

  constructor(
    loaded: LoadedSite,
    public checkedAt: number,
  ) {
    this.current = loaded;
    this.renew(loaded);
  }

  get loaded(): LoadedSite {
    return this.current;
  }

  /**
   * Takes what the platform says now. Unchanged settings stay the same object: what was derived from them can be kept too.
   * @param isForced for settings that were changed beside these (a home page's): nothing that was derived holds any more
   * @returns whether anything changed
   */
  renew(loaded: LoadedSite, isForced = false): boolean {
    const text = JSON.stringify(loaded);
    const digest = createHash("sha1").update(text).digest("base64");
    if (digest === this.digest && !isForced) return false;
    [this.current, this.digest, this.length] = [loaded, digest, text.length];
    return true;
  }

  /** Takes another version of the application; the settings stay. */
  renewVersion(appVersion: string): void {
    if (appVersion !== this.current.appVersion) this.renew({ ...this.current, appVersion });
  }

  /** The same object as long as nothing changed, so that whoever keys on a site can. */
  site(origin: string, choice: string | undefined): Site {
    const { loaded, isStale } = this;
    const of = `${isStale} ${origin}`;
    if (this.seen?.of !== of || this.seen.loaded !== loaded) this.seen = { of, loaded, sites: new Map() };
    const { sites } = this.seen;
    const language = visitLanguage(loaded.tenant.settings, choice);
    const site = sites.get(language) ?? {
      tenant: { ...inLanguage(loaded.tenant, language), origin },
      appVersion: loaded.appVersion,
      isStale,
    };
    sites.set(language, site);
    return site;
  }
}
