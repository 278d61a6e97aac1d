import type { Finding } from "./outcome";

const MAX_NAMED = 4;

/** Findings by what they are: the same one on thirty sites is one, which names some of them. */
export class Findings {
  private readonly found = new Map<string, { readonly finding: Finding; readonly sites: Set<string> }>();

  add = (finding: Finding, site?: string): void => {
    const key = JSON.stringify(finding);
    const known = this.found.get(key) ?? { finding, sites: new Set<string>() };
    this.found.set(key, known);
    if (site !== undefined) known.sites.add(site);
  };

  get all(): Finding[] {
    return [...this.found.values()].map(({ finding, sites }) => {
      if (sites.size === 0) return finding;
      const names = [...sites].slice(0, MAX_NAMED).join(", ");
      const rest = sites.size > MAX_NAMED ? ` and ${sites.size - MAX_NAMED} more` : "";
      return { ...finding, why: `${finding.why} (on ${names}${rest})` };
    });
  }
}
