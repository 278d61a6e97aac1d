import { createHash } from "node:crypto";

import type { Language } from "@serambi/kernel/contracts";

import { Editions } from "../edition/Editions";
import { visitLanguage } from "../edition/inLanguage";
import type { SiteEdition } from "../edition/SiteEdition";
import type { Site } from "./loadSite";

let revisions = 0;

/** What the directory holds of one host: what the platform said, when, and the editions that were compiled from it. */
export class HostEntry {
  /** How many changes of settings this process had made when these were asked for. */
  change = 0;
  /** Length of the settings as JSON: what they take of the memory, nearly. */
  length = 0;
  private digest = "";
  private current: Site;
  private isOld = false;
  private revision = 0;
  private editions: Editions | undefined;
  /** For the host as it was written last: nearly every visitor writes the same. */
  private latest: { readonly origin: string; readonly inLanguages: Map<Language, SiteEdition> } | undefined;

  constructor(
    site: Site,
    public checkedAt: number,
  ) {
    this.current = site;
    this.renew(site);
  }

  get site(): Site {
    return this.current;
  }

  /** True while the platform is down and these are the last good settings. */
  get isStale(): boolean {
    return this.isOld;
  }

  set isStale(isStale: boolean) {
    if (isStale !== this.isOld) this.forgetEditions();
    this.isOld = isStale;
  }

  /**
   * Takes what the platform says now. Where that is the same, what was compiled from it is kept.
   * @param isForced for settings that were changed beside these (a home page's): nothing that was derived holds any more
   * @returns whether anything changed
   */
  renew(site: Site, isForced = false): boolean {
    const text = JSON.stringify(site);
    const digest = createHash("sha1").update(text).digest("base64");
    if (digest === this.digest && !isForced) return false;
    [this.current, this.digest, this.length] = [site, digest, text.length];
    this.revision = ++revisions;
    this.forgetEditions();
    return true;
  }

  /** Takes another version of the application; the settings stay. */
  renewVersion(appVersion: string): void {
    if (appVersion !== this.current.appVersion) this.renew({ ...this.current, appVersion });
  }

  /** The site in a visitor's language, as the platform says it: the same object as long as nothing changed. */
  edition(origin: string, choice: string | undefined): SiteEdition {
    const { current: site, isOld: isStale, revision } = this;
    const language = visitLanguage(site.tenant.settings, choice);
    if (this.latest?.origin !== origin) this.latest = { origin, inLanguages: new Map() };
    const known = this.latest.inLanguages.get(language);
    if (known) return known;
    this.editions ??= new Editions({ site, isStale, revision });
    const edition = this.editions.of({ origin, language });
    this.latest.inLanguages.set(language, edition);
    return edition;
  }

  private forgetEditions(): void {
    [this.editions, this.latest] = [undefined, undefined];
  }
}
