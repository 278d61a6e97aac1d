import type { LazyArticleReader } from "../../contract/articles/ArticleReader";
import { SECTIONS, type Section } from "../../contract/paths";
import { ArticleStore, type ArticleSnapshot } from "./ArticleStore";
import { SectionStore, type SectionSnapshot } from "./SectionStore";

export interface ArticlesSnapshot {
  readonly sections?: Partial<Record<Section, SectionSnapshot>>;
  readonly articles?: Readonly<Record<string, ArticleSnapshot>>;
}

/** What there is to read: the list of each section, and each article that was opened. */
export class ArticlesStore {
  private readonly sections = new Map<Section, SectionStore>();
  private readonly articles = new Map<string, ArticleStore>();

  constructor(
    private readonly reader: LazyArticleReader,
    saved: ArticlesSnapshot = {},
  ) {
    for (const section of SECTIONS)
      this.sections.set(section, new SectionStore(section, reader, saved.sections?.[section]));
    for (const [key, article] of Object.entries(saved.articles ?? {}))
      this.articles.set(key, new ArticleStore(key, reader, article));
  }

  section(section: Section): SectionStore {
    const known = this.sections.get(section);
    if (!known) throw new Error(`There is no section ${section}`);
    return known;
  }

  /** The article under this id or slug: one store, by whichever of the two it was opened first. */
  article(key: string): ArticleStore {
    const known = this.articles.get(key) ?? [...this.articles.values()].find(({ isKnownAs }) => isKnownAs(key));
    if (known) return known;
    const made = new ArticleStore(key, this.reader);
    this.articles.set(key, made);
    return made;
  }

  get isAsked(): boolean {
    return this.articles.size > 0 || [...this.sections.values()].some(({ isAsked }) => isAsked);
  }

  /** Only what was asked for. */
  snapshot = (): ArticlesSnapshot => {
    const asked = [...this.sections].filter(([, { isAsked }]) => isAsked);
    return {
      ...(asked.length > 0 && {
        sections: Object.fromEntries(asked.map(([section, store]) => [section, store.snapshot()])),
      }),
      ...(this.articles.size > 0 && {
        articles: Object.fromEntries([...this.articles].map(([key, article]) => [key, article.snapshot()])),
      }),
    };
  };
}
