import type { EditionWishes } from "./compileTenant";
import { SiteEdition, type EditionSource } from "./SiteEdition";

/** A site has two languages and one release, mostly; canaries, older releases and invented origins come and go. */
const MAX_EDITIONS = 24;

const measureKey = (id: string | null | undefined): string => (id === undefined ? "" : id === null ? "-" : `=${id}`);

const keyOf = (wishes: EditionWishes): string => {
  const { origin, language, isPesilat, measuredAs, workshop, isForOperators, release } = wishes;
  const kind = isPesilat ? "pesilat" : isForOperators ? "operators" : "";
  return `${origin} ${language} ${kind} ${measureKey(measuredAs)} ${
    workshop ? `${workshop.layout} ${workshop.language}` : ""
  } ${release?.id ?? ""}`;
};

/** The editions of one site, as long as the platform says the same of it: equal wishes get the same object. */
export class Editions {
  /** The oldest one first. */
  private readonly made = new Map<string, SiteEdition>();

  private old: Editions | undefined;

  constructor(private readonly source: EditionSource) {}

  of = (wishes: EditionWishes): SiteEdition => {
    const key = keyOf(wishes);
    const known = this.made.get(key);
    if (known) return known;
    const edition = new SiteEdition(this.source, wishes, this);
    const [oldest] = this.made.keys();
    if (this.made.size >= MAX_EDITIONS && oldest !== undefined) this.made.delete(oldest);
    this.made.set(key, edition);
    return edition;
  };

  stale = (wishes: EditionWishes): SiteEdition => {
    this.old ??= new Editions({ ...this.source, isStale: true });
    return this.old.of(wishes);
  };
}
