import type { SiteFiles } from "../page/sentPage";
import { FILES_PREFIX } from "../page/sentPage";
import { matchRoute } from "../page/routeTable";
import type { SiteRelease } from "../page/types";
import { fetchAhead } from "../remotes/warmFiles";
import { isSpared } from "./intent";

const pageOf = (release: SiteRelease, link: HTMLAnchorElement): string | null => {
  if (link.origin !== location.origin || link.pathname === location.pathname) return null;
  const route = matchRoute(release.routes, link.pathname)?.route;
  return route ? `${route.remote}/${route.page}` : null;
};

/** Code of pages that links on the screen lead to, fetched while nothing else is to be done: each page once. */
export class CodeAhead {
  private files: Promise<SiteFiles> | null = null;
  private readonly fetched = new Set<string>();
  private last = Promise.resolve();
  private stop = (): void => undefined;

  constructor(
    private readonly release: SiteRelease,
    private readonly language: string,
  ) {}

  /**
   * Looks at the links of the page that is shown now. Nothing is fetched on a line that is to be spared (specification section 4), nor on a
   * page without the site's frame: the line is for what is done there, and few go on to another page.
   */
  look = (): void => {
    this.stop();
    if (isSpared() || !navigator.onLine || document.querySelector("[data-focused]")) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const page = pageOf(this.release, target as HTMLAnchorElement); // only links are observed
        if (page === null || this.fetched.has(page)) continue;
        this.fetched.add(page);
        // One after the other, behind whatever the visitor does.
        this.last = this.last.then(() => this.fetch(page));
      }
    });
    for (const link of document.querySelectorAll("a[href]")) observer.observe(link);
    this.stop = () => observer.disconnect();
  };

  private async fetch(page: string): Promise<void> {
    try {
      const list = (await (this.files ??= this.ask()))[page];
      if (list) await fetchAhead(list);
    } catch {
      this.files = null; // the click brings what it needs
    }
  }

  private async ask(): Promise<SiteFiles> {
    const answer = await fetch(`${FILES_PREFIX}/${this.release.id}.${this.language}.json`, { priority: "low" });
    if (!answer.ok) return {};
    return (await answer.json()) as SiteFiles; // from the product's own server
  }
}
